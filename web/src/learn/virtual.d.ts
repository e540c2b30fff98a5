declare module "virtual:rules/*" {
  const book: import("./book").Chapter[];
  export default book;
}
