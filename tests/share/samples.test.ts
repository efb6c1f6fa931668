// Links from earlier versions still open. Never change or remove one: a link that no longer opens is a wheel that
// somebody has lost.

import { describe, expect, it } from 'vitest'
import { open } from './wheels'

const segment = (index: number, text: string, color: string, weight = 1) => ({
  id: `shared-${index}`,
  text,
  color,
  weight,
  eliminated: false,
})

const YES_NO_MAYBE = {
  name: 'My Wheel',
  segments: [
    segment(0, 'Yes', '#FF6B6B'),
    segment(1, 'No', '#4ECDC4'),
    segment(2, 'Maybe', '#45B7D1'),
  ],
  settings: {},
  created: 1763725538123,
  isCustomName: false,
  isOtherVersion: false,
}

const LUNCH = {
  name: 'Où manger ? 🍕',
  segments: [
    segment(0, 'Crêpes', '#FF6B6B'),
    segment(1, 'مطعم', '#abcdef', 2.5),
    segment(2, '寿司 ~1~', '#3B82F6', 0),
    segment(3, '👨‍👩‍👧‍👦 \ud83d "quoted"', '#FF6B6B'),
  ],
  settings: {
    spinDuration: 5000,
    soundEnabled: false,
    theme: 'ocean',
    eliminationMode: true,
    showProbabilities: true,
  },
  created: 1763725538123,
  isCustomName: true,
  isOtherVersion: false,
}

const CLASS = {
  ...YES_NO_MAYBE,
  segments: [
    segment(0, 'Lukas Fischer', '#FF6B6B'),
    segment(1, 'Sören Klein', '#4ECDC4'),
    segment(2, 'Lea Schmitt', '#45B7D1'),
    segment(3, 'Änne Lang', '#FFA726'),
    segment(4, 'Anton Frank', '#AB47BC'),
    segment(5, 'Romy Schulz', '#26A69A'),
    segment(6, 'Karl Zimmermann', '#42A5F5'),
    segment(7, 'Ronja König', '#66BB6A'),
    segment(8, 'Maximilian Hahn', '#FFCA28'),
    segment(9, 'Jörg Schneider', '#EF5350'),
    segment(10, 'Elias Richter', '#FF6B6B'),
    segment(11, 'Greta Lange', '#4ECDC4'),
  ],
}

const samples: [form: string, hash: string, wheel: object][] = [
  [
    'version 1 by the recipe alone, with an empty dictionary @link.version-1',
    'MiUzQSU1QiU1RCU3QiUyMnYlMjIlM0ExJTJDJTIybmFtZSUyMiUzQSUyMk15JTIwV2hlZWwlMjIlMkMlMjJzZWdtZW50cyUyMiUzQSU1QiU3QiUyMnRleHQlMjIlM0ElMjJZZXMlMjIlMkMlMjJjb2xvciUyMiUzQSUyMiUyM0ZGNkI2QiUyMiU3RCUyQyU3QiUyMnRleHQlMjIlM0ElMjJObyUyMiUyQyUyMmNvbG9yJTIyJTNBJTIyJTIzNEVDREM0JTIyJTdEJTJDJTdCJTIydGV4dCUyMiUzQSUyMk1heWJlJTIyJTJDJTIyY29sb3IlMjIlM0ElMjIlMjM0NUI3RDElMjIlN0QlNUQlMkMlMjJzZXR0aW5ncyUyMiUzQSU3QiU3RCUyQyUyMmNyZWF0ZWQlMjIlM0ExNzYzNzI1NTM4MTIzJTdE',
    YES_NO_MAYBE,
  ],
  [
    'version 1 by the recipe alone, with a dictionary @link.version-1',
    'NjAlM0ElNUIlMjIlNUMlMjIlMkMlNUMlMjJjb2xvciU1QyUyMiUzQSUyMiUyQyUyMiU1QyUyMiU3RCUyQyU3QiU1QyUyMnRleHQlNUMlMjIlMjIlMkMlMjJ-MH4lNUMlMjIlMjM0JTIyJTJDJTIyfjF-JTNBJTVDJTIyJTIyJTJDJTIyJTJDJTVDJTIyc2UlMjIlNUQlN0IlMjJ2JTIyJTNBMSUyQyUyMm5hbWUlMjIlM0ElMjJNeSUyMFdoZWVsJTIyfjR-Z21lbnRzJTIyJTNBJTVCJTdCJTIydGV4dCUyMiUzQSUyMlllc34wfiUyMiUyM0ZGNkI2Qn4zfk5vfjJ-RUNEQzR-M35NYXliZX4yfjVCN0QxJTIyJTdEJTVEfjR-dHRpbmdzJTIyJTNBJTdCJTdEJTJDJTIyY3JlYXRlZCUyMiUzQTE3NjM3MjU1MzgxMjMlN0Q',
    YES_NO_MAYBE,
  ],
  [
    'version 1 with a checksum @link.version-1',
    'MzIlM0ElNUIlMjIlNUMlMjIlMkMlNUMlMjJjb2xvciU1QyUyMiUzQSUyMiUyQyUyMiU3RCUyQyU3QiU1QyUyMnRleHQlNUMlMjIlM0ElMjIlNUQlN0IlMjJ2JTIyJTNBMSUyQyUyMm5hbWUlMjIlM0ElMjJNeSUyMFdoZWVsJTIyJTJDJTIyc2VnbWVudHMlMjIlM0ElNUIlN0IlMjJ0ZXh0JTIyJTNBJTIyWWVzfjB-JTIyJTIzRkY2QjZCJTIyfjF-JTIyTm9-MH4lMjIlMjM0RUNEQzQlMjJ-MX4lMjJNYXliZX4wfiUyMiUyMzQ1QjdEMSUyMiU3RCU1RCUyQyUyMnNldHRpbmdzJTIyJTNBJTdCJTdEJTJDJTIyY3JlYXRlZCUyMiUzQTE3NjM3MjU1MzgxMjMlMkMlMjJjaGVjayUyMiUzQSUyMmJiNGVhODI2JTIyJTdE',
    YES_NO_MAYBE,
  ],
  [
    'version 1 with everything in it @link.version-1',
    'MTclM0ElNUIlMjIlNUMlMjIlMkMlNUMlMjJjb2xvciU1QyUyMiUzQSUyMiU1RCU3QiUyMnYlMjIlM0ExJTJDJTIybmFtZSUyMiUzQSUyMk8lQzMlQjklMjBtYW5nZXIlMjAlM0YlMjAlRjAlOUYlOEQlOTUlMjIlMkMlMjJzZWdtZW50cyUyMiUzQSU1QiU3QiUyMnRleHQlMjIlM0ElMjJDciVDMyVBQXBlc34wfiUyMiUyM0ZGNkI2QiUyMiU3RCUyQyU3QiUyMnRleHQlMjIlM0ElMjIlRDklODUlRDglQjclRDglQjklRDklODV-MH4lMjIlMjNhYmNkZWYlMjIlMkMlMjJ3ZWlnaHQlMjIlM0EyLjUlN0QlMkMlN0IlMjJ0ZXh0JTIyJTNBJTIyJUU1JUFGJUJGJUU1JThGJUI4JTIwfjF-fjB-JTIyJTIzM0I4MkY2JTIyJTJDJTIyd2VpZ2h0JTIyJTNBMCU3RCUyQyU3QiUyMnRleHQlMjIlM0ElMjIlRjAlOUYlOTElQTglRTIlODAlOEQlRjAlOUYlOTElQTklRTIlODAlOEQlRjAlOUYlOTElQTclRTIlODAlOEQlRjAlOUYlOTElQTYlMjAlNUN1ZDgzZCUyMCU1QyUyMnF1b3RlZCU1QyUyMn4wfiUyMiUyM0ZGNkI2QiUyMiU3RCU1RCUyQyUyMnNldHRpbmdzJTIyJTNBJTdCJTIyc3BpbkR1cmF0aW9uJTIyJTNBNTAwMCUyQyUyMnNvdW5kRW5hYmxlZCUyMiUzQWZhbHNlJTJDJTIydGhlbWUlMjIlM0ElMjJvY2VhbiUyMiUyQyUyMmVsaW1pbmF0aW9uTW9kZSUyMiUzQXRydWUlMkMlMjJzaG93UHJvYmFiaWxpdGllcyUyMiUzQXRydWUlN0QlMkMlMjJjcmVhdGVkJTIyJTNBMTc2MzcyNTUzODEyMyUyQyUyMmN1c3RvbSUyMiUzQXRydWUlMkMlMjJjaGVjayUyMiUzQSUyMmZkYTlhMzMwJTIyJTdE',
    LUNCH,
  ],
  [
    'version 1 with a checksum and a dictionary @link.version-1',
    'MzIlM0ElNUIlMjIlN0QlMkMlN0IlNUMlMjJ0ZXh0JTVDJTIyJTNBJTIyJTJDJTIyJTVDJTIyJTJDJTVDJTIyY29sb3IlNUMlMjIlM0ElMjIlNUQlN0IlMjJ2JTIyJTNBMSUyQyUyMm5hbWUlMjIlM0ElMjJNeSUyMFdoZWVsJTIyJTJDJTIyc2VnbWVudHMlMjIlM0ElNUIlN0IlMjJ0ZXh0JTIyJTNBJTIyTHVrYXMlMjBGaXNjaGVyfjF-JTIyJTIzRkY2QjZCJTIyfjB-JTIyUyVDMyVCNnJlbiUyMEtsZWlufjF-JTIyJTIzNEVDREM0JTIyfjB-JTIyTGVhJTIwU2NobWl0dH4xfiUyMiUyMzQ1QjdEMSUyMn4wfiUyMiVDMyU4NG5uZSUyMExhbmd-MX4lMjIlMjNGRkE3MjYlMjJ-MH4lMjJBbnRvbiUyMEZyYW5rfjF-JTIyJTIzQUI0N0JDJTIyfjB-JTIyUm9teSUyMFNjaHVsen4xfiUyMiUyMzI2QTY5QSUyMn4wfiUyMkthcmwlMjBaaW1tZXJtYW5ufjF-JTIyJTIzNDJBNUY1JTIyfjB-JTIyUm9uamElMjBLJUMzJUI2bmlnfjF-JTIyJTIzNjZCQjZBJTIyfjB-JTIyTWF4aW1pbGlhbiUyMEhhaG5-MX4lMjIlMjNGRkNBMjglMjJ-MH4lMjJKJUMzJUI2cmclMjBTY2huZWlkZXJ-MX4lMjIlMjNFRjUzNTAlMjJ-MH4lMjJFbGlhcyUyMFJpY2h0ZXJ-MX4lMjIlMjNGRjZCNkIlMjJ-MH4lMjJHcmV0YSUyMExhbmdlfjF-JTIyJTIzNEVDREM0JTIyJTdEJTVEJTJDJTIyc2V0dGluZ3MlMjIlM0ElN0IlN0QlMkMlMjJjcmVhdGVkJTIyJTNBMTc2MzcyNTUzODEyMyUyQyUyMmNoZWNrJTIyJTNBJTIyZDYxYjZiYjglMjIlN0Q',
    CLASS,
  ],
  [
    'compact @link.compact',
    'z.DKqSqQGLVvKtVAjPSE3NUdIxNDczNjcyNTW2MDQy1qmu1TGI5eLiikwt5vLL5_JNrExKBQA',
    YES_NO_MAYBE,
  ],
  [
    'compact with everything in it @link.compact',
    'z.9wQV6QEly7tOwzAUgOHdT2GdrhZyYqWNsiBx2xDshMGpT6mlxC6-iAFRsXSsUAfmbNwWRujE0JdoV6TueQQkMn3Dr_8KLjZr2khzg44e0q5dPgNLRkMxSrNM5Ekq2D34mTYn0cmgrYEi45wz8DYadWpkVaOCYiJrjwzCFBuEAuwYpQEGWOtGm__v3CqEIriIDPzU3l06W8lK1zpo9H14YMk14QNZjRVOBuIoT8-GnLD0IGOckWO3-ZihJ7vF9mu73i3I_vNn__RN58mcdO3q7fdx2bWr957XnhdaRpULRUu4jTagKuEP',
    LUNCH,
  ],
  [
    'compact, a class @link.compact',
    'z.OroFBAEdzTsKwkAQgOF-TjFYp1CDj9bCByY2sRAUiyEO2TG7E5is4AM7z5QL5GKi_f_xnwa7Bx4csx8ko9k0nY0nk3Q-GqfJ650MzwCQ32pqcSVt6dhg33fGiplnUciZcF-6IDFC_1FlzEkrWGhsFFdGWkPRhMevufknZGQejxICWyBVKBq9EmZ9p1LBju4SxAspbsgpbPvOqp9UlgsbLL1Qi4WULrLB2jjS_8Zf',
    CLASS,
  ],
]

describe('a link in the world', () => {
  it.each(samples)('%s', async (_, hash, wheel) => {
    expect(await open(hash)).toEqual(wheel)
  })
})
