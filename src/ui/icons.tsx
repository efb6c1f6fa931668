// The few icons, drawn on a grid of 24. Decoration only: what they stand for is always written too.

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

export function CrossIcon() {
  return (
    <Icon>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
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
