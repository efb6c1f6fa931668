// A screenshot of the product, taken by `npm run pictures`, in the page's theme.

import sizes from './pictures.json'
import styles from './text.module.css'

/** Pixels. Wider pictures also exist in this width, for small screens. */
const SMALL_WIDTH = 760
/** File pixels per CSS pixel, for wide pictures. */
const SCALE = 1.5

export type PictureName = keyof typeof sizes

interface PictureProps {
  readonly name: PictureName
  /** What the picture shows, for screen readers. */
  readonly alt: string
}

export function Picture({ name, alt }: PictureProps) {
  const { width, height } = sizes[name]
  return (
    <div className={styles.picture} data-upright={height > width || undefined}>
      {(['light', 'dark'] as const).map((theme) => (
        // The style sheet hides one of them, which is then neither loaded nor read out.
        <img
          key={theme}
          className={styles[theme]}
          src={`/pictures/${name}-${theme}.webp`}
          srcSet={width > SMALL_WIDTH ? sources(`/pictures/${name}-${theme}`, width) : undefined}
          sizes="(max-width: 860px) 95vw, 40rem"
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}

function sources(path: string, width: number): string {
  return `${path}-small.webp ${SMALL_WIDTH}w, ${path}.webp ${width * SCALE}w`
}
