declare module "virtual:words/*" {
  const text: string;
  export default text;
}

/** The id of this build of the page; null where it was not built. */
declare const __PAGE_BUILD__: string | null;

/** The version of the Python package. */
declare const __VERSION__: string;
