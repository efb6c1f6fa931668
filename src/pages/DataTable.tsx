// A small table of text with a header for each row and column.

import styles from './DataTable.module.css'

interface DataTableProps {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly [string, ...string[]])[]
}

export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
