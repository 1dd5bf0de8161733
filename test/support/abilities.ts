// What the browsers' drivers cannot do. Tests that need it are not registered there; this is the one list of them.

const { userAgent } = navigator;
const chromium = userAgent.includes('Chrome/');
const firefox = userAgent.includes('Firefox/');

/** For tests in the page (test/browser): `if (CAN.touch) it('…')`. */
export const CAN = {
  /** Trusted touch pointers. WebKitGTK's driver makes a mouse of them. */
  touch: chromium || firefox,
  /** Pages that scroll under a trusted finger. */
  touchScroll: chromium,
  /** The right mouse button. WebKitGTK's driver presses it, but then releases the left one. */
  rightButton: chromium || firefox,
  /** Media features such as forced-colors ('emulate-media-features'). */
  mediaFeatures: chromium,
  /** The accessibility tree ('a11y-tree', a11ySnapshot). */
  accessibilityTree: chromium,
  /** A window less than about 450 pixels wide ('viewport'): elsewhere give the element a narrow box. */
  narrowWindow: chromium || firefox,
};
