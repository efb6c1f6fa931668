// The icons, on a grid of 24. Decorative only: every icon comes with text or an accessible name.

import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />
    </Icon>
  )
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6" />
    </Icon>
  )
}

export function PrizeIcon() {
  return (
    <Icon>
      <path d="M4 8.5h16v4H4zm1.5 4V20h13v-7.5M12 8.5V20m0-11.5C10 4 6.5 4 6.5 6.3c0 1.6 2.5 2.2 5.5 2.2s5.5-.6 5.5-2.2C17.5 4 14 4 12 8.5" />
    </Icon>
  )
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}

export function LanguageIcon() {
  return (
    <Icon>
      <path d="M3 12a9 9 0 1018 0 9 9 0 10-18 0h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18" />
    </Icon>
  )
}

export function AbsentIcon() {
  return (
    <Icon>
      <circle cx="9.5" cy="8" r="3.5" />
      <path d="M3 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M17 5l4 4m0-4-4 4" />
    </Icon>
  )
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  )
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.6" />
    </Icon>
  )
}

/** What is dragged. */
export function GripIcon() {
  return (
    <Icon>
      <path d="M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01" strokeWidth="3" />
    </Icon>
  )
}

export function FindIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </Icon>
  )
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />
    </Icon>
  )
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="m15.5 5 4.5 4.5-4.5 4.5m4-4.5H10a5.5 5.5 0 0 0 0 11h3" />
    </Icon>
  )
}

export function FullscreenIcon() {
  return (
    <Icon>
      <path d="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v3m17 0V5A1.5 1.5 0 0 0 19 3.5h-3m0 17h3a1.5 1.5 0 0 0 1.5-1.5v-3m-17 0v3A1.5 1.5 0 0 0 5 20.5h3" />
    </Icon>
  )
}

export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="38" height="38" aria-hidden="true">
      <circle cx="32" cy="34" r="29" fill="#2b2540" />
      <g transform="translate(32 34)">
        <path d="M0 0V-24A24 24 0 0 1 20.8 12Z" fill="#ff6b6b" />
        <path d="M0 0 20.8 12A24 24 0 0 1-20.8 12Z" fill="#45b7d1" />
        <path d="M0 0-20.8 12A24 24 0 0 1 0-24Z" fill="#ffca28" />
        <circle r="6" fill="#fff" />
      </g>
      <path
        d="M32 24 25.2 11.5A7.6 7.6 0 1 1 38.8 11.5Z"
        fill="#fff"
        stroke="#2b2540"
        strokeWidth="3"
      />
    </svg>
  )
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M15.5 5A1.5 1.5 0 0 0 14 3.5H6A2.5 2.5 0 0 0 3.5 6v8A1.5 1.5 0 0 0 5 15.5" />
    </Icon>
  )
}

export function MinusIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 12h7" />
    </Icon>
  )
}

interface DotProps {
  readonly color: string
  readonly className?: string | undefined
}

/** A dot in an option's color. SVG, because the content security policy forbids inline styles. */
export function Dot({ color, className }: DotProps) {
  return (
    <svg className={className} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" rx="4" fill={color} />
    </svg>
  )
}
