// A whole visit in other languages, by what is seen and announced in them: arrive, paste, spin, eliminate, share, open the
// link, draw prizes, check the record.

import { LANGUAGES } from '../../src/languages/languages'
import { Desk } from '../support/desk'
import { expect, test } from '../support/fixtures'
import { englishOn } from '../support/inLanguage'

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee']

// As soon as they are offered.
for (const language of ['de', 'ar', 'ja'].filter((one) => LANGUAGES.includes(one))) {
  test.describe(`in ${language}`, { tag: language === 'ar' ? [] : '@soak' }, () => {
    test.use({ language, locale: language, reducedMotion: 'reduce' })

    test('a visitor goes from the first visit to a checked draw', async ({ page, main }) => {
      await main.open()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : null)

      expect(await englishOn(page, language)).toEqual([])

      await main.importLines(NAMES.join('\n'), 'Replace Them')
      await expect(main.options).toHaveCount(NAMES.length)

      await main.spinButton.click()
      await expect(main.winnerHeading).toBeVisible()
      const winner = await main.winner()
      expect(NAMES).toContain(winner)
      await main.hasAnnounced(`Winner: ${winner}`)

      await main.chooseMode('Elimination')
      await main.spinButton.click()
      await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
      await expect(page.getByText('ELIMINATION MODE (3 left)')).toBeVisible()

      await page.getByRole('button', { name: 'Share Wheel' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Share Your Wheel' })
      const link = await dialog
        .getByRole('textbox', { name: 'Share Link', exact: true })
        .inputValue()
      expect(new URL(link).pathname).toBe('/')
      await page.goto('about:blank')
      await page.goto(`/${new URL(link).hash}`)
      await main.isReady()
      // Whoever is eliminated is out there too.
      await expect(main.options).toHaveCount(NAMES.length - 1)

      await main.chooseMode('Every spin counts')
      const desk = new Desk(page)
      await desk.beginWith(['Mug', 2], ['Book', 1])
      await desk.drawRest()
      await expect(desk.cards).toHaveCount(2)
      expect(await englishOn(page, language)).toEqual([])
      const record = await desk.recordText()

      await page.goto('/check')
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a File' }).click()
      const buffer = Buffer.from(record)
      await (await choosing).setFiles([{ name: 'a.json', mimeType: 'application/json', buffer }])
      await expect(page.getByRole('region', { name: 'What was drawn' })).toBeVisible()
      expect(await englishOn(page, language)).toEqual([])
    })
  })
}
