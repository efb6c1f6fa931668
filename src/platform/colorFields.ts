/**
 * Whether Tab passes over color fields: WebKit's on computers take the focus from a script or the mouse only
 * (`ColorInputType::isKeyboardFocusable`). Nothing but the vendor, which HTML fixes for each engine, tells this apart.
 */
export const doesTabSkipColorFields = navigator.vendor === 'Apple Computer, Inc.'
