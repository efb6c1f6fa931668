import { describe, expect, it } from 'vitest'
import { listMessages } from '../../src/lists/messages'
import { ListError } from '../../src/lists/readLines'
import { fileText, readFile, readPasted, sourceKind } from '../../src/lists/readSource'
import { ENCODINGS, type Encoding, foreignLines } from '../../src/lists/source'
import { compression } from '../../src/platform/compression'
import { realLines } from '../support/realNames'
import { columnName, type Sheet, sheetOf, xlsx, zip } from '../support/xlsx'
import { timesArithmetic } from '../timing'
import { cellsOf, planOf, textsOf } from './sources'

type Failure = keyof typeof listMessages.errors

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(Buffer.from(text, 'utf16le'))
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes
}
const open = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  readFile(name, typeof content === 'string' ? bytesOf(content) : content, compression.inflate)
const failure = async (reading: Promise<unknown> | (() => unknown)): Promise<Failure | string> => {
  try {
    await (typeof reading === 'function' ? reading() : reading)
    return 'read'
  } catch (error) {
    return error instanceof ListError ? error.failure : String(error)
  }
}

describe('text', () => {
  const text = 'Zoë\r\nÇelik\r\n🎉 张伟\r\n'

  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${text}`)],
    ['UTF-16 LE', utf16(text.repeat(9), false)],
    ['UTF-16 BE', utf16(text.repeat(9), true)],
    [
      'UTF-16 LE with letters whose low byte is zero',
      utf16(text.repeat(9) + '一'.repeat(20), false),
    ],
    [
      'UTF-16 BE with letters whose low byte is zero',
      utf16(text.repeat(9) + '一'.repeat(20), true),
    ],
    ['UTF-16 LE with a mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16 BE with a mark', utf16(`\ufeff${text}`, true)],
  ])('is read as %s', async (_, bytes) => {
    const source = await open('list.txt', bytes)
    expect(cellsOf(source).slice(0, 3)).toEqual([['Zoë'], ['Çelik'], ['🎉 张伟']])
  })

  it('is read as Windows-1252 where it is not UTF-8', async () => {
    const bytes = new Uint8Array([0x5a, 0x6f, 0xeb, 0x0a, 0xa3, 0x35])
    expect(cellsOf(await open('list.txt', bytes))).toEqual([['Zoë'], ['£5']])
  })

  const encoded = {
    // Анна, Юля
    'windows-1251': [0xc0, 0xed, 0xed, 0xe0, 0x0a, 0xde, 0xeb, 0xff],
    // 张伟, 王芳
    gb18030: [0xd5, 0xc5, 0xce, 0xb0, 0x0a, 0xcd, 0xf5, 0xb7, 0xbc],
  } as const
  const readAs = (bytes: readonly number[], encoding?: Encoding) =>
    readFile('list.txt', new Uint8Array(bytes), compression.inflate, encoding)

  it.each([
    ['windows-1251', 'Анна', 'Юля'],
    ['gb18030', '张伟', '王芳'],
  ] as const)(
    'says what it was read as, and is read as %s where that is chosen',
    async (encoding, ...names) => {
      const guess = await readAs(encoded[encoding])
      expect(guess.readAs).toEqual({ encoding: 'windows-1252', isChosen: false })
      const chosen = await readAs(encoded[encoding], encoding)
      expect(chosen.readAs).toEqual({ encoding, isChosen: true })
      expect(cellsOf(chosen).flat()).toEqual(names)
    },
  )

  it.each([
    ['windows-1250', [0xb9], 'ą', 'Central European (Windows-1250)'],
    ['windows-1251', [0xe4], 'д', 'Cyrillic (Windows-1251)'],
    ['koi8-r', [0xc4], 'д', 'Cyrillic (KOI8-R)'],
    ['ibm866', [0xa4], 'д', 'Cyrillic (DOS 866)'],
    ['windows-1253', [0xe1], 'α', 'Greek (Windows-1253)'],
    ['windows-1254', [0xf0], 'ğ', 'Turkish (Windows-1254)'],
    ['windows-1255', [0xe0], 'א', 'Hebrew (Windows-1255)'],
    ['windows-1256', [0xc7], 'ا', 'Arabic (Windows-1256)'],
    ['windows-1257', [0xe8], 'č', 'Baltic (Windows-1257)'],
    ['windows-1258', [0xfe], '₫', 'Vietnamese (Windows-1258)'],
    ['windows-874', [0xa1], 'ก', 'Thai (Windows-874)'],
    ['gb18030', [0xd2, 0xbb], '一', 'Chinese, simplified (GB18030)'],
    ['big5', [0xa4, 0x40], '一', 'Chinese, traditional (Big5)'],
    ['shift_jis', [0x82, 0xa0], 'あ', 'Japanese (Shift JIS)'],
    ['euc-jp', [0xa4, 0xa2], 'あ', 'Japanese (EUC-JP)'],
    ['euc-kr', [0xb0, 0xa1], '가', 'Korean (EUC-KR)'],
  ] as const)(
    'is read as %s under the name of its letters',
    async (encoding, bytes, letter, name) => {
      expect(cellsOf(await readAs(bytes, encoding))).toEqual([[letter]])
      expect(listMessages.encodings[encoding]).toBe(name)
    },
  )

  it.each([
    ['utf-8', 'Unicode (UTF-8)'],
    ['utf-16le', 'Unicode (UTF-16)'],
    ['utf-16be', 'Unicode (UTF-16, big-endian)'],
    ['windows-1252', 'Western European (Windows-1252)'],
    ['macintosh', 'Western European (Mac)'],
  ] as const)('that is %s is called so in the choice of encodings', (encoding, name) => {
    expect(listMessages.encodings[encoding]).toBe(name)
  })

  it('shows the cells of a line with a space between them, where its encoding is chosen', async () => {
    const source = await readAs([...bytesOf('Zoë\t4C\nÇelik\t4D')])
    expect(foreignLines(source).lines).toEqual([
      { row: 0, text: 'Zoë 4C' },
      { row: 1, text: 'Çelik 4D' },
    ])
  })

  it('stays UTF-8 where few bytes of it are damaged, and shows which', async () => {
    const damaged = [...bytesOf(text), 0xff, 0x0a, ...bytesOf('Ärger')]
    const source = await readAs(damaged)
    expect(source.readAs).toEqual({ encoding: 'utf-8', isChosen: false })
    expect(cellsOf(source).flat()).toEqual(['Zoë', 'Çelik', '🎉 张伟', '\ufffd', 'Ärger'])
    expect(foreignLines(source)).toEqual({
      unreadable: 1,
      lines: [
        { row: 3, text: '\ufffd' },
        { row: 0, text: 'Zoë' },
        { row: 1, text: 'Çelik' },
      ],
    })
    expect(foreignLines(await readAs([...bytesOf(text), 0xff, 0x2e, 0xff])).unreadable).toBe(2)
    // Half of a character at the end.
    expect((await readAs([...bytesOf('Zoë Ç')].slice(0, -1))).readAs?.encoding).toBe('utf-8')
  })

  it('says nothing where the file says it', async () => {
    for (const bytes of [bytesOf(text), bytesOf(`\ufeff${text}`), utf16(`\ufeff${text}`, false)]) {
      expect(await open('list.txt', bytes)).not.toHaveProperty('readAs')
    }
  })

  it.each(ENCODINGS)('can be read as %s, whatever it is', async (encoding) => {
    for (const bytes of [...Object.values(encoded), [...bytesOf(text)], [0x41, 0x81, 0x0a, 0x42]]) {
      const source = await readAs(bytes, encoding)
      expect(source.readAs).toEqual({ encoding, isChosen: true })
      expect(new TextDecoder(encoding).encoding).toBe(encoding)
    }
  })

  it('has the lines of every system, blank ones too', () => {
    expect(cellsOf(readPasted('a\r\nb\rc\n\nd\u2028e\u2029f\n')).flat()).toEqual([
      'a',
      'b',
      'c',
      '',
      'd',
      'e',
      'f',
    ])
  })

  it.each<[Failure, Uint8Array<ArrayBuffer>]>([
    ['empty', new Uint8Array()],
    ['nothing', bytesOf(' \n\n')],
    ['picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['binary', bytesOf('%PDF-1.7\nhello')],
    ['binary', new Uint8Array(1000).map((_, index) => (index * 151) % 256)],
    ['binary', bytesOf(`${'Anna '.repeat(20)}\0`)],
    ['binary', bytesOf(`${'Anna '.repeat(20)}.\0`)],
    ['binary', bytesOf(`${'Anna '.repeat(20)}\0.`)],
    ['binary', bytesOf('\0AA\0'.repeat(250))],
    ['oldSpreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['tooLarge', new Uint8Array(20 * 2 ** 20 + 1)],
    ['lineTooLong', bytesOf('x'.repeat(5_000_000))],
    ['lineTooLong', bytesOf(`${'x'.repeat(100_001)},b\na,b`)],
    ['tooManyLines', bytesOf('x\n'.repeat(200_000))],
    ['tooManyColumns', bytesOf(`${'x,'.repeat(5000)}\na,b`)],
    ['tooManyLines', bytesOf('x,'.repeat(1_000_000))],
    ['lineTooLong', bytesOf(`["${'x'.repeat(100_001)}"]`)],
    ['tooManyLines', bytesOf(`["x"${',"x"'.repeat(100_000)}]`)],
    ['lineTooLong', bytesOf(`https://pickerwheel.com/?choices=${'x'.repeat(100_001)}`)],
    ['tooManyLines', bytesOf(`https://pickerwheel.com/?choices=${'x,'.repeat(100_000)}`)],
    ['spreadsheet', bytesOf('PK\u0003\u0004 and nothing else')],
  ])('is refused: %s', async (expected, bytes) => {
    expect(await failure(open('list.csv', bytes))).toBe(expected)
  })

  it.each([
    ['a line', 'x'.repeat(100_000), 1],
    ['lines', 'x\n'.repeat(100_000), 100_000],
    ['a cell', `${'x'.repeat(100_000)},b\na,b`, 2],
    ['cells in one line', `a${',b'.repeat(99_999)}`, 100_000],
    ['columns', `${'x,'.repeat(999)}x\na,b`, 2],
    ['an option of a wheel', `["${'x'.repeat(100_000)}"]`, 1],
    ['options of a wheel', `["x"${',"x"'.repeat(99_999)}]`, 100_000],
    ['options of a link', `https://pickerwheel.com/?choices=x${',x'.repeat(99_999)}`, 100_000],
  ])('is read with as much as there may be: %s', async (_, content, count) => {
    expect(cellsOf(await open('list.csv', content))).toHaveLength(count)
  })

  it('has at most 100,000 lines', async () => {
    expect(readPasted('x\n'.repeat(99_999))).toMatchObject({ format: 'lines', name: null })
    expect(await failure(() => readPasted('x\n'.repeat(100_001)))).toBe('tooManyLines')
  })

  it('that is pasted has something in it', async () => {
    expect(await failure(() => readPasted('\ufeff \n'))).toBe('nothing')
  })

  it('knows a spreadsheet by its bytes', () => {
    expect(fileText(xlsx([sheetOf('A', [['a']])]))).toBe(null)
    expect(fileText(bytesOf('a'))).toBe('a')
  })
})

describe('tables', () => {
  it('are pasted with tabs, or read from a file of tables', async () => {
    expect(cellsOf(readPasted('1\tAnna\n2\tBen\n'))).toEqual([
      ['1', 'Anna'],
      ['2', 'Ben'],
    ])
    expect(cellsOf(await open('a.csv', 'Anna;4B\r\nBen;4C\r\n'))).toEqual([
      ['Anna', '4B'],
      ['Ben', '4C'],
    ])
    expect(cellsOf(await open('a.csv', 'Anna|4B\nBen|4C'))).toEqual([
      ['Anna', '4B'],
      ['Ben', '4C'],
    ])
    expect(cellsOf(await open('a.csv', 'Class 4B\nAnna;3,5\nBen;4,2\n'))[1]).toEqual([
      'Anna',
      '3,5',
    ])
    expect(cellsOf(await open('a.tsv', 'Anna, B\t4B\n'))).toEqual([['Anna, B'], ['4B']])
    expect(cellsOf(await open('a.tsv', 'Anna;a\tx\nBen;b'))).toEqual([['Anna;a', 'x'], ['Ben;b']])
    expect(cellsOf(await open('a.csv', 'sep=,\nAnna;a,1\nBen;b,2'))).toEqual([
      ['Anna;a', '1'],
      ['Ben;b', '2'],
    ])
    expect(cellsOf(readPasted('Anna\t4B\nBen'))).toEqual([['Anna\t4B'], ['Ben']])
    expect(cellsOf(await open('a.csv', 'sep=;\r\nAnna,B;4B\r\nBen;1\r\n'))).toEqual([
      ['Anna,B', '4B'],
      ['Ben', '1'],
    ])
  })

  it('are not what a list of names with commas is', () => {
    expect(textsOf(planOf('Smith, Anna\nDoe, Ben'))).toEqual(['Smith, Anna', 'Doe, Ben'])
  })

  it('have quotes, and lines within them', async () => {
    const source = await open('a.csv', 'Name,Class\n"Smith, ""Al""",4B\n"two\r\nlines",4C\n')
    expect(cellsOf(source)).toEqual([
      ['Name', 'Class'],
      ['Smith, "Al"', '4B'],
      ['two\nlines', '4C'],
    ])
    expect(textsOf(planOf(source))).toEqual(['Smith, "Al"', 'two lines'])
  })

  it('lose nobody after a quote that is never closed', async () => {
    const source = await open('a.csv', 'Name,Class\n"Bob,4B\nAnna,4B\nCem,4C\n')
    expect(cellsOf(source)).toHaveLength(4)
    expect(textsOf(planOf(source))).toEqual(['"Bob', 'Anna', 'Cem'])
  })

  it('in one row are a list', async () => {
    expect(cellsOf(await open('a.csv', '\nAnna,Ben,Cem\n'))).toEqual([
      [''],
      ['Anna'],
      ['Ben'],
      ['Cem'],
    ])
  })

  it('keep a formula as text', async () => {
    expect(cellsOf(await open('a.csv', "=cmd()|'/C calc'!A0,1\nAnna,2\n"))[0]?.[0]).toBe(
      "=cmd()|'/C calc'!A0",
    )
  })
})

describe('spreadsheets', () => {
  it('show what a person sees in their cells', async () => {
    const source = await open(
      'class.xlsx',
      xlsx([
        sheetOf('4B', [
          ['Name', 'Number', 'Date', 'Here'],
          [' Anna ', 12, new Date('2024-05-01'), true],
          ['Ünal 🎉 & Söhne', 0.1 + 0.2, new Date('2024-05-01T12:30Z'), false],
        ]),
      ]),
    )
    expect(cellsOf(source)).toEqual([
      ['Name', 'Number', 'Date', 'Here'],
      [' Anna ', '12', 'May 1, 2024', 'TRUE'],
      ['Ünal 🎉 & Söhne', '0.3', expect.stringMatching(/^May 1, 2024, 12:30\sPM$/), 'FALSE'],
    ])
    expect(textsOf(planOf(source))).toEqual(['Anna', 'Ünal 🎉 & Söhne'])
  })

  it('are read from the first sheet with cells, and say which are left out', async () => {
    const sheets = [sheetOf('Cover', []), sheetOf('4B', [['Anna']]), sheetOf('4C', [['Ben']])]
    const source = await open('a.xlsx', xlsx(sheets))
    expect(cellsOf(source)).toEqual([['Anna']])
    expect(source.notes).toEqual([{ kind: 'worksheets', names: ['4C'] }])
  })

  it('may have 10,000 names', async () => {
    const lines = realLines()
    const source = await open(
      'a.xlsx',
      xlsx([
        sheetOf(
          'A',
          lines.map((line) => [line, 1]),
        ),
      ]),
    )
    expect(cellsOf(source).map(([cell]) => cell)).toEqual(lines.map((line) => line))
    expect(source.notes).toEqual([])
  })

  it('are read whatever else is in the archive, packed or not', async () => {
    const others = [
      { path: 'xl/media/image1.png', data: new Uint8Array(2 ** 20).fill(60) },
      { path: 'docProps/app.xml', data: bytesOf('<!-- <c r="XFD1048576"/>') },
      ...Array.from({ length: 1994 }, (_, at) => ({ path: `${at}`, data: new Uint8Array() })),
    ]
    const sheets = [sheetOf('A', [['Anna'], ['Ben']])]
    for (const isStored of [false, true]) {
      expect(cellsOf(await open('a.xlsx', xlsx(sheets, others, isStored)))).toEqual([
        ['Anna'],
        ['Ben'],
      ])
    }
  })

  it.each([
    `<c r="A1" t="inlineStr"><is><t>Anna</t></is></c>`,
    `<c r='A1' t='inlineStr'><is><t>Anna</t></is></c>`,
    `<c\n r="A1"\tt="inlineStr" ><is ><t >Anna</t ></is></c>`,
    `<c a=">" r="A1" b='"&gt;"' t="inlineStr" d="it's"><is><t x='/>'>Anna</t></is></c>`,
    `<c a="" b='' r="A1" t="inlineStr"><is><r><t>An</t></r><r><t>na</t></r></is></c>`,
  ])('are read however their tags are written: %s', async (cell) => {
    const source = await open('a.xlsx', xlsx([{ name: 'A', xml: `<row r="1">${cell}</row>` }]))
    expect(cellsOf(source)).toEqual([['Anna']])
  })

  it('are read where a column and a row far away have only a format', async () => {
    const cell = (address: string, text: string) =>
      `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
    const xml = [
      `<row r="1">${cell('A1', 'Anna')}<c r="XFD1" s="1"/></row>`,
      `<row r="2">${cell('A2', 'Ben')}${cell('BZ2', '4B')}</row>`,
      '<row r="99999" s="1" customFormat="1"></row>',
    ]
    const source = await open('a.xlsx', xlsx([{ name: 'A', xml: xml.join('') }]))
    expect(textsOf(planOf(source))).toEqual(['Anna', 'Ben'])
  })

  it.each<[string, (archive: DataView, central: number) => void]>([
    ['a file is encrypted', (archive, at) => archive.setUint16(at + 8, 1, true)],
    ['a file is packed otherwise', (archive, at) => archive.setUint16(at + 10, 12, true)],
    ['a file is longer than the archive', (archive, at) => archive.setUint32(at + 20, 1e6, true)],
    ['a file is not where it should be', (archive, at) => archive.setUint32(at + 42, 1, true)],
    ['a file is outside', (archive, at) => archive.setUint32(at + 42, 1e6, true)],
    ['a file has no entry', (archive, at) => archive.setUint32(at, 0, true)],
  ])('are refused where %s', async (_, damage) => {
    const archive = xlsx([sheetOf('A', [['Anna']])])
    const view = new DataView(archive.buffer)
    damage(view, view.getUint32(archive.length - 6, true))
    expect(await failure(open('a.xlsx', archive))).toBe('spreadsheet')
  })

  const cells = (xml: string): Sheet => ({ name: 'A', xml })
  const far = (address: string, row: number) =>
    cells(`<row r="${row}"><c r="${address}"><v>1</v></c></row>`)

  it.each<[string, Failure, () => Uint8Array<ArrayBuffer>]>([
    [
      'a zip bomb',
      'spreadsheetTooLarge',
      () => xlsx([], [{ path: 'xl/bomb.xml', data: new Uint8Array(100 * 2 ** 20) }]),
    ],
    [
      'a zip bomb that lies about its size',
      'spreadsheetTooLarge',
      () =>
        xlsx([], [{ path: 'xl/bomb.xml', data: new Uint8Array(100 * 2 ** 20), claimedSize: 10 }]),
    ],
    [
      'files that are packed and not, and too large together',
      'spreadsheetTooLarge',
      () =>
        xlsx(
          [],
          [
            { path: 'xl/packed.xml', data: new Uint8Array(25 * 2 ** 20) },
            { path: 'xl/stored.xml', data: new Uint8Array(10 * 2 ** 20), isStored: true },
          ],
        ),
    ],
    [
      'many small entries that are one large one together',
      'spreadsheetTooLarge',
      () =>
        xlsx(
          [],
          Array.from({ length: 40 }, (_, index) => ({
            path: `xl/${index}.xml`,
            data: new Uint8Array(2 ** 20),
            claimedSize: 1,
          })),
        ),
    ],
    [
      'thousands of entries',
      'spreadsheetTooLarge',
      () => zip(Array.from({ length: 3000 }, (_, i) => ({ path: `${i}`, data: new Uint8Array() }))),
    ],
    ['a cell far away', 'spreadsheet', () => xlsx([far('A99999999', 99_999_999)])],
    ['a row beyond the last', 'spreadsheet', () => xlsx([cells('<row r="9999999"></row>')])],
    ['an infinite row', 'spreadsheet', () => xlsx([cells("<row  r = '1e99'></row>")])],
    [
      'a cell far away in a part that is no sheet',
      'tooManyColumns',
      () =>
        xlsx(
          [far('A1', 1)],
          [{ path: 'xl/other.xml', data: bytesOf('<c r="XFD1048576"><v>1</v></c>') }],
        ),
    ],
    ['a cell in the last corner', 'tooManyColumns', () => xlsx([far('XFD1048576', 1_048_576)])],
    ['a wide table far below', 'spreadsheetTooLarge', () => xlsx([far('Z1048576', 1_048_576)])],
    ['a table of a million rows', 'tooManyLines', () => xlsx([far('B1048576', 1_048_576)])],
    ['an address in entities', 'spreadsheet', () => xlsx([far('A&#49;', 1)])],
    [
      'a cell that only seems to close',
      'tooManyColumns',
      () => xlsx([cells('<row r="1"><c r="XFD1" a="/>"><v>1</v></c></row>')]),
    ],
    ['millions of rows', 'spreadsheetTooLarge', () => xlsx([cells('<row/>'.repeat(4_500_000))])],
    [
      'a tag without end',
      'spreadsheet',
      () => xlsx([cells(`<row><c ${' r="A1"'.repeat(500_000)}`)]),
    ],
    [
      'a quote without end',
      'spreadsheet',
      () => xlsx([cells(`<row><c a="${'<'.repeat(3_000_000)}`)]),
    ],
    ['a comment without end', 'spreadsheet', () => xlsx([cells(`<!-- ${'< '.repeat(3_000_000)}`)])],
    [
      'a text without end',
      'spreadsheet',
      () => xlsx([cells(`<row><c r="A1"><v>${'1'.repeat(10_000_000)}`)]),
    ],
    ['a sheet without cells', 'nothing', () => xlsx([cells('')])],
    [
      'broken cells',
      'spreadsheet',
      () => xlsx([cells('<row r="1"><c r="A1" t="s"><v>7</v></c></row>')]),
    ],
    [
      'another archive',
      'spreadsheet',
      () => zip([{ path: 'word/document.xml', data: bytesOf('<a/>') }]),
    ],
    ['half an archive', 'spreadsheet', () => xlsx([sheetOf('A', [['a']])]).slice(0, 300)],
  ])('are refused: %s', async (_, expected, made) => {
    expect(await failure(open('a.xlsx', made()))).toBe(expected)
  })

  it('with damaged bytes are read or refused, and nothing else', async () => {
    const whole = xlsx([sheetOf('A', [['Anna'], ['Ben']])])
    for (let at = 0; at < whole.length; at += 7) {
      const broken = whole.slice()
      broken[at] = (broken[at] ?? 0) ^ 0x55
      expect(['read', 'spreadsheet', 'spreadsheetTooLarge', 'nothing', 'binary']).toContain(
        await failure(open('a.xlsx', broken)),
      )
    }
  })

  it('name their columns as usual', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })
})

describe("other sites' wheels", () => {
  const entries = [
    { text: 'Anna', weight: 3, color: '#ff0000' },
    { text: 'Ben', enabled: false },
    { text: '', image: 'data:image/png;base64,AAAA' },
    { text: 'Cem', color: 'red', weight: -1 },
  ]

  it('are read from their files, of today and of before', async () => {
    const today = JSON.stringify({
      wheelConfigs: [
        { title: 'Class 4B', entries, spinTime: 5 },
        { title: 'Class 4C', entries: [] },
        { entries: [] },
      ],
    })
    const source = await open('class.wheel', today)
    expect(source).toMatchObject({ name: 'Class 4B', format: 'wheel' })
    expect(source.rows).toEqual([
      { cells: ['Anna'], weight: 3, color: '#ff0000' },
      { cells: ['Ben'], isEliminated: true },
      { cells: [''] },
      { cells: ['Cem'] },
    ])
    expect(source.notes).toEqual([
      { kind: 'images', count: 1 },
      { kind: 'wheels', names: ['Class 4C', 3] },
      { kind: 'settings' },
    ])
    for (const before of [
      { names: ['Anna', 'Ben'] },
      ['Anna', 'Ben'],
      { entries: [{ text: 'Anna' }, 'Ben'] },
    ]) {
      expect(cellsOf(readPasted(JSON.stringify(before)))).toEqual([['Anna'], ['Ben']])
    }
    for (const file of ['a.csv', 'a.tsv', 'a.json']) {
      expect((await open(file, today)).rows).toEqual(source.rows)
    }
    const plan = planOf(source, { isReplacing: true })
    expect(plan.entries[1]).toEqual({ text: 'Ben', isEliminated: true })
    expect(plan.found.eliminated).toBe(1)
  })

  it.each(['Anna', '[draft] Anna', '[]', '[[1, 2]]', '[{"a": 1}]', '{"a": 1}'])(
    'are not what other text in brackets is: %s',
    (text) => {
      expect(cellsOf(readPasted(text))).toEqual([[text]])
    },
  )

  it.each(['[', '{"entries": 5}', '{}', '[[', 'null', 'Anna'])('are refused: %s', async (text) => {
    expect(await failure(open('a.wheel', text))).toBe('wheel')
  })

  it('with millions of values are not parsed', async () => {
    expect(await failure(open('a.wheel', `[${'[],'.repeat(3_000_000)}[]]`))).toBe('wheel')
  })

  it.each([
    [
      'https://wheeldecide.com/index.php?c1=Anna+B&c2=Ben%2C+C&c10=Zoe&c9=Yan&t=Who%3F&time=5&weights=2,1',
      'Who?',
      ['Anna B', 'Ben, C', 'Yan', 'Zoe'],
    ],
    [
      '<iframe src="https://wheeldecide.com/e.php?c1=A&amp;c2=B" width="500"></iframe>',
      null,
      ['A', 'B'],
    ],
    ['https://pickerwheel.com/?choices=Anna,Ben%20B,Cem', null, ['Anna', 'Ben B', 'Cem']],
    ['wheelofnames.com/?entries=Anna,Ben&title=4B', '4B', ['Anna', 'Ben']],
    ['wheelofnames.com/?entries=Anna,,Ben&title=%204B%20', '4B', ['Anna', '', 'Ben']],
    ['wheelofnames.com/?entries=Anna&title=%20', null, ['Anna']],
  ])('are read from the link %s', (link, name, texts) => {
    const source = readPasted(` ${link}\n`)
    expect(source.name).toBe(name)
    expect(cellsOf(source).flat()).toEqual(texts)
  })

  it('have weights and colors in a link', () => {
    const source = readPasted(
      'https://wheeldecide.com/e.php?c1=A&c2=B&weights=2,1&cols=FF0000,00FF00',
    )
    expect(source.rows).toEqual([
      { cells: ['A'], weight: 2, color: '#FF0000' },
      { cells: ['B'], weight: 1, color: '#00FF00' },
    ])
  })

  it('that are stored at that site cannot be read', async () => {
    for (const path of ['abc-123', '?entries=', '?entries=,%20,']) {
      const link = `https://wheelofnames.com/${path}`
      expect(await failure(() => readPasted(link))).toBe('linkWithoutOptions')
    }
  })

  it('are not taken from a link of somebody else', () => {
    const link = 'https://example.com/?choices=a,b'
    expect(cellsOf(readPasted(link))).toEqual([[link]])
    expect(cellsOf(readPasted(`https://pickerwheel.com/?choices=a,b\nBen`))).toHaveLength(2)
  })
})

it('text made to be slow to read is read at once', async () => {
  const slow = [
    `<iframe ${'<iframe '.repeat(200_000)}`,
    `https://a.b/#${'a'.repeat(1_000_000)} `,
    `https://a.b/#${'a'.repeat(1_000_000)} b`,
    `Anna\tB\nC\t"${' '.repeat(99_000)}x\n"`,
    `"${'"'.repeat(90_001)}`,
    `[${'{"a":'.repeat(300_000)}`,
  ]
  for (const text of slow) {
    const times = await timesArithmetic(async () => {
      sourceKind(text)
      await failure(() => planOf(text))
      await failure(open('a.csv', text))
    })
    expect(times).toBeLessThan(100)
  }
})

describe('this product', () => {
  it.each([
    ['list', 'Anna\nBen'],
    ['list', 'https://pickerwheel.com/?choices=a,b#abcdefghijklmnopqrst'],
    ['list', '{"entries":[]}'],
    ['wheelLink', 'https://fairwheel.example/#z.abcdefghijklmnopqrst'],
    ['wheelLink', '\n https://fairwheel.example/#z.abcdefghijklmnopqrst \n'],
    ['list', 'Look: https://fairwheel.example/#z.abcdefghijklmnopqrst'],
    ['list', 'https://fairwheel.example/#z.abcdefghijkl'],
    ['wheelFile', '\ufeff{"v":1,"segments":[]}'],
    ['libraryFile', '{"v":1,"wheels":[]}'],
    ['libraryFile', '\ufeff{ "v": 1, "wheels": [{"segments": [cut'],
    ['libraryFile', ' \n{"v":1,"wheels" : \n[cut'],
    ['libraryFile', '{"v":1,"wheels":[cut'],
    ['list', '{"entries":["wheels"]}'],
    ['list', '[draft] Anna'],
  ] as const)('knows %s', (kind, text) => {
    expect(sourceKind(text)).toBe(kind)
  })
})
