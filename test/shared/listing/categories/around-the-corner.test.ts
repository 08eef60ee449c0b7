import { describe, expect, it } from 'vitest'
import { suggestCategories } from '../../../../shared/listing/categories/categories.ts'
import { ownWords } from '../../../../shared/listing/categories/own-words.ts'
import type { CategorySlug } from '../../../../shared/listing/taxonomy.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const categoriesOf = (line: string, body = '') =>
  suggestCategories(readPage(`<title>Zorvex | ${line}</title><h1>Zorvex</h1>${body}`, { url: 'https://zorvex.example/' }))

describe('a business around the corner comes first under', () => {
  it.each<[CategorySlug, string]>([
    ['lifestyle', 'Hairdresser in Leeds'],
    ['lifestyle', 'Friseursalon in Bremen'],
    ['lifestyle', 'Coiffeuse à domicile à Nantes'],
    ['lifestyle', 'Parrucchiere a Padova'],
    ['lifestyle', 'Kadeřnictví v Olomouci'],
    ['lifestyle', 'Çankaya’da erkek kuaförü'],
    ['lifestyle', 'Маникюр и педикюр в Самаре'],
    ['lifestyle', '吉祥寺の美容室'],
    ['lifestyle', 'מספרה בחיפה'],
    ['business', 'Locksmith in Galway'],
    ['business', 'Malermeister in Kassel'],
    ['business', 'Plombier à Lyon'],
    ['business', 'Cerrajero en Murcia'],
    ['business', 'Oficina mecânica em Natal'],
    ['business', 'Loodgieter in Zwolle'],
    ['business', 'Kancelaria adwokacka w Łodzi'],
    ['business', 'Автосервис в Перми'],
    ['business', 'Вантажні перевезення у Львові'],
    ['business', '횡성 이삿짐센터'],
    ['business', '苏州律师事务所'],
    ['ecommerce-marketplace', 'Blumenladen in Ulm'],
    ['ecommerce-marketplace', 'Kwiaciarnia w Toruniu'],
    ['ecommerce-marketplace', 'Gioielli fatti a mano'],
    ['ecommerce-marketplace', 'Цветочный магазин в Казани'],
    ['health-fitness', 'Tandarts in Breda'],
    ['health-fitness', 'Bursa’da diş kliniği'],
    ['health-fitness', 'Стоматологія у Полтаві'],
    ['health-fitness', 'Nha khoa Đà Lạt'],
    ['education', 'Fahrschule in Trier'],
    ['education', 'Auto-école à Brest'],
    ['education', 'Автошкола в Туле'],
    ['food-drink', 'Pasticceria artigianale a Lecce'],
    ['food-drink', 'Boulangerie à Rennes'],
    ['food-drink', 'Piekarnia w Opolu'],
    ['food-drink', 'Kafe ve pastane'],
    ['travel-hospitality', 'Agriturismo nel Chianti'],
    ['travel-hospitality', 'Pensiune în Sibiu'],
    ['finance-accounting', 'Steuerberaterin in Jena'],
    ['finance-accounting', 'Muhasebe ofisi'],
    ['community-social', 'Förderverein der Grundschule'],
    ['real-estate', 'Imobiliária em Curitiba'],
    ['lifestyle', 'Wedding planner in Bath'],
    ['lifestyle', 'Labrador breeder'],
    ['business', 'Chimney sweep in York'],
    ['business', 'Druckerei in Hof'],
    ['health-fitness', 'Osteopathy and acupuncture'],
    ['food-drink', 'Organic olive oil'],
    ['travel-hospitality', 'Taxi à Bordeaux'],
    ['education', 'Tanzschule in Gera'],
    ['sports-outdoors', 'Kletterhalle in Thun'],
    ['audio-music', 'A choir from Bergen'],
    ['design', 'Art gallery in Ghent'],
    ['ecommerce-marketplace', 'Магазин игрушек'],
    ['security-privacy', 'CCTV installation'],
    ['marketing-seo', 'Copywriter in Oslo'],
  ])('%s: %s', (category, line) => expect(categoriesOf(line)[0]).toBe(category))
})

describe('an app in other languages comes first under', () => {
  it.each<[CategorySlug, string]>([
    ['games', 'Gra logiczna na telefon'],
    ['games', 'Logická hra pro dva'],
    ['games', 'Joc de logică'],
    ['security-privacy', 'Generátor hesel'],
    ['security-privacy', 'יוצר סיסמאות'],
    ['design', 'Tapety na ekran'],
    ['education', 'Kamus bahasa Jawa'],
    ['audio-music', 'נגן מוזיקה'],
    ['finance-accounting', 'Přehled výdajů'],
    ['food-drink', 'Yemek tarifleri'],
    ['health-fitness', 'Plan treningowy i trening siłowy'],
  ])('%s: %s', (category, line) => expect(categoriesOf(line)[0]).toBe(category))
})

it.each<[CategorySlug, string]>([
  ['real-estate', 'Imobiliaria em Curitiba'],
  ['health-fitness', 'Zahnarzte in Bochum'],
  ['lifestyle', 'Kuafor ve guzellik salonu'],
])('accents may be missing: %s', (category, line) => expect(categoriesOf(line)[0]).toBe(category))

it('a name of joined words says what they say', () =>
  expect(suggestCategories(readPage('<title>HarborTravel</title><p>Since 1987.</p>', { url: 'https://hbt.example/' }))).toEqual([
    'travel-hospitality',
  ]))

it('what a product is for comes before what it’s made as', () => {
  expect(categoriesOf('Daily Bible verses', '<p>A browser extension that shows Bible verses in every new tab.</p>')[0]).toBe('lifestyle')
  expect(categoriesOf('An AI tool that plans your recipes', '<p>Recipes for the week, made by AI.</p>')[0]).toBe('food-drink')
})

it('a link to a browser’s store says that it’s an extension', () => {
  const body = '<a href="https://chromewebstore.google.com/detail/zorvex/abc">Get it</a>'
  expect(categoriesOf('One tap, all yours', body)).toEqual(['browser-extensions'])
})

it.each<[CategorySlug, string]>([
  ['lifestyle', 'HairSalon'],
  ['lifestyle', 'PetStore'],
  ['ecommerce-marketplace', 'FurnitureStore'],
  ['business', 'Locksmith'],
])('is %s by its type %s', (category, type) =>
  expect(categoriesOf('Est. 1987', `<script type="application/ld+json">{"@type":"${type}"}</script>`)).toEqual([category]),
)

it('finds its own words in a text', () => {
  expect(ownWords(['lifestyle'], 'Your Hairdresser in Leeds, with a beauty salon')).toEqual(['hairdresser', 'beauty salon'])
})
