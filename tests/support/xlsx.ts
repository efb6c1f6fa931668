// Writes spreadsheets for tests: the least that one needs, and files made to harm.

import { deflateRawSync } from 'node:zlib'

export interface Sheet {
  readonly name: string
  /** The content of `<sheetData>`. */
  readonly xml: string
}

interface Part {
  readonly path: string
  readonly data: Uint8Array
  /** What the archive says of the size, if not the truth. */
  readonly claimedSize?: number
  /** Not deflated. */
  readonly isStored?: boolean
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A, B, … AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Rows of cells; a `Date` is a cell with a date format, and `null` none. */
export function sheetOf(
  name: string,
  rows: readonly (readonly (string | number | boolean | Date | null)[])[],
): Sheet {
  const cell = (value: string | number | boolean | Date | null, column: number, row: number) => {
    const at = `r="${columnName(column)}${row + 1}"`
    if (value === null) return `<c ${at} s="1"/>`
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c ${at} t="b"><v>${value ? 1 : 0}</v></c>`
    if (value instanceof Date) {
      return `<c ${at} s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
    }
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  }
  const xml = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((one, column) => cell(one, column, row)).join('')}</row>`,
    )
    .join('')
  return { name, xml }
}

export function xlsx(
  sheets: readonly Sheet[],
  others: readonly Part[] = [],
  areStored = false,
): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const part = (path: string, text: string) => ({ path, data: new TextEncoder().encode(text) })
  return zip(
    [
      part(
        'xl/workbook.xml',
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
          .map(
            ({ name }, index) =>
              `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
          )
          .join('')}</sheets></workbook>`,
      ),
      part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships>${sheets
          .map(
            (_, index) =>
              `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
          )
          .join(
            '',
          )}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
      part(
        'xl/styles.xml',
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      ...sheets.map(({ xml }, index) =>
        part(
          `xl/worksheets/sheet${index + 1}.xml`,
          `<worksheet xmlns="${main}"><sheetData>${xml}</sheetData></worksheet>`,
        ),
      ),
      ...others,
    ],
    areStored,
  )
}

/** @param areStored not deflated, unless a part says otherwise */
export function zip(parts: readonly Part[], areStored = false): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const { path, data, claimedSize = data.length, isStored = areStored } of parts) {
    const name = new TextEncoder().encode(path)
    const packed = isStored ? data : deflateRawSync(data)
    const header = (signature: number, length: number, shift: number) => {
      const view = new DataView(new ArrayBuffer(length))
      view.setUint32(0, signature, true)
      view.setUint16(6 + shift + 2, isStored ? 0 : 8, true)
      view.setUint32(16 + shift + 2, packed.length, true)
      view.setUint32(20 + shift + 2, claimedSize, true)
      view.setUint16(24 + shift + 2, name.length, true)
      return view
    }
    const local = header(0x04034b50, 30, 0)
    const entry = header(0x02014b50, 46, 2)
    entry.setUint32(42, offset, true)
    chunks.push(new Uint8Array(local.buffer), name, packed)
    central.push(new Uint8Array(entry.buffer), name)
    offset += 30 + name.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, parts.length, true)
  end.setUint16(10, parts.length, true)
  end.setUint32(16, offset, true)
  return new Uint8Array(Buffer.concat([...chunks, ...central, new Uint8Array(end.buffer)]))
}
