// One tab of a browser, as the journeys use it. Firefox and WebKit speak different protocols but share their vocabulary
// of input: https://www.w3.org/TR/webdriver2/#actions

/** What a function may be given and may return: it travels as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export interface Preferences {
  readonly reducedMotion?: boolean
  readonly dark?: boolean
}

export interface Tab {
  /** As the engine numbers it, such as `153.7.0`. */
  readonly version: string
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Calls a function in the page, and waits for what it promises. The function sees nothing but its arguments. */
  run<TArgs extends Json[], TResult>(
    action: (...args: TArgs) => TResult | Promise<TResult>,
    ...args: TArgs
  ): Promise<TResult>
  perform(actions: readonly InputSource[]): Promise<void>
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>
  /** The viewport in CSS pixels. WebKit's window has a smallest width. */
  resize(width: number, height: number): Promise<void>
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>
}

/** The steps of one device. */
export interface InputSource {
  readonly type: 'key' | 'pointer' | 'wheel'
  readonly id: string
  readonly actions: readonly JsonObject[]
}

/** Keys without a character of their own: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  Space: ' ',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
}

/** @param keys as Playwright writes them: `a`, `Tab`, `Control+v` */
export function pressing(keys: string): InputSource[] {
  // The plus sign is itself a key.
  const values = keys.split(/(?<=.)\+/).map((key) => KEYS[key] ?? key)
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]
}

export function typing(text: string): InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** A click at a point of the viewport, in CSS pixels. */
export function clicking(x: number, y: number): InputSource[] {
  const at = { x: Math.round(x), y: Math.round(y) }
  const actions = [
    { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

/** A turn of the mouse wheel over a point of the viewport, in CSS pixels. */
export function scrolling(x: number, y: number, deltaY: number): InputSource[] {
  const at = { x: Math.round(x), y: Math.round(y) }
  const actions = [{ type: 'scroll', duration: 0, origin: 'viewport', deltaX: 0, deltaY, ...at }]
  return [{ type: 'wheel', id: 'scroll', actions }]
}
