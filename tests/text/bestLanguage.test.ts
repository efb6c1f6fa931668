import { expect, it } from 'vitest'
import { bestLanguage } from '../../src/text/bestLanguage'

const OFFERED = ['en', 'es', 'pt-BR', 'fr', 'de', 'id', 'zh-Hans', 'ar', 'he']

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['es-419'], 'es'],
  [['zh-CN'], 'zh-Hans'],
  [['ar-EG'], 'ar'],
  // What these languages were called before.
  [['iw'], 'he'],
  [['in-ID'], 'id'],
  // The first that is offered, however far behind.
  [['sv', 'fi', 'fr-CA', 'en'], 'fr'],
  [['sv'], undefined],
  [[], undefined],
  [['', 'not a language', '*', 'de'], 'de'],
])('a visitor who reads %j is offered %s', (wanted, language) => {
  expect(bestLanguage(wanted, OFFERED)).toBe(language)
})

it.each([
  [['zh-TW'], ['en', 'zh-Hans'], 'zh-Hans'],
  [['zh-TW'], ['en', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['zh-HK'], ['en', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['zh-SG'], ['en', 'zh-Hant', 'zh-Hans'], 'zh-Hans'],
  [['pt-PT'], ['pt-BR', 'pt-PT'], 'pt-PT'],
  [['pt'], ['pt-PT', 'pt-BR'], 'pt-BR'],
  [['en-US'], ['en', 'en-XA', 'en-XB'], 'en'],
  [['en-GB'], ['en', 'en-XA', 'en-XB'], 'en'],
  [['en-XA'], ['en', 'en-XA', 'en-XB'], 'en-XA'],
])('of several kinds of a language, who reads %j gets of %j %s', (wanted, offered, language) => {
  expect(bestLanguage(wanted, offered)).toBe(language)
})
