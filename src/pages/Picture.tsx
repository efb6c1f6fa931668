// A picture of the product as `npm run pictures` takes it: the light one or the dark one, as the page is.

import styles from './Picture.module.css'
import sizes from './pictures.json'

/** Pixels; wider pictures are there in this width too, for small screens. */
const SMALL_WIDTH = 760
/** Pixels of the whole file to a CSS pixel, for wide pictures. */
const SCALE = 1.5

interface PictureProps {
  readonly name: keyof typeof sizes
  /** What it shows, for those who do not see it. */
  readonly alt: string
}

export function Picture({ name, alt }: PictureProps) {
  const { width, height } = sizes[name]
  return (
    <div className={styles.picture} data-upright={height > width || undefined}>
      {(['light', 'dark'] as const).map((theme) => (
        // The one that the style sheet hides is neither loaded nor read out.
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
