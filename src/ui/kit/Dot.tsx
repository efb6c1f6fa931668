// A dot in an option's color. SVG, because the content security policy forbids inline styles.

interface DotProps {
  readonly color: string
  readonly className?: string | undefined
}

export function Dot({ color, className }: DotProps) {
  return (
    <svg className={className} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" rx="4" fill={color} />
    </svg>
  )
}
