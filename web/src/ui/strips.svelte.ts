/** The strips above every screen: what concerns the whole page. They push it down, so that they cover nothing. */

export const strips = $state({ height: 0 });
