import { describe, expect, it } from 'vitest'
import { suggestCategories } from '../../../shared/listing/categories.ts'
import { taxonomy, type CategorySlug } from '../../../shared/listing/taxonomy.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const categoriesOf = (line: string) =>
  suggestCategories(readPage(`<title>Zorvex - ${line}</title><h1>${line}</h1>`, { url: 'https://zorvex.example/' }))

const lines: [CategorySlug, string][] = [
  ['sports-outdoors', 'Planeia os teus treinos e atividades desportivas'],
  ['sports-outdoors', 'Planifica tu entrenamiento deportivo'],
  ['marketing-seo', 'Schedule posts on Reddit and LinkedIn and grow your SaaS'],
  ['education', 'مدرّب ذكي يعلّمك قواعد السير'],
  ['travel-hospitality', 'Charts and weather for private aviation'],
  ['developer-tools', 'A tiny state management library for React'],
  ['developer-tools', 'Test your REST APIs from the terminal'],
  ['developer-tools', 'The fast, extensible bundler for the web'],
  ['developer-tools', 'Feature flags for engineers'],
  ['developer-tools', 'HTTP mocking for Node'],
  ['hosting-cloud', 'Deploy containers in seconds, no YAML'],
  ['hosting-cloud', 'Status pages and uptime checks'],
  ['data-analytics', 'Privacy-friendly website analytics'],
  ['data-analytics', 'A GUI client for Postgres and SQLite'],
  ['security-privacy', 'Find leaked secrets before attackers do'],
  ['security-privacy', 'A password manager for families'],
  ['productivity', 'A to-do list that gets out of your way'],
  ['productivity', 'Block distracting sites and focus'],
  ['utilities', 'Rename thousands of files at once'],
  ['utilities', 'Convert HEIC to JPG in your browser'],
  ['browser-extensions', 'Save tabs for later with one click — Chrome extension'],
  ['writing-documentation', 'Distraction-free Markdown writing'],
  ['design', 'Free hand-drawn illustrations for your next project'],
  ['design', 'Generate beautiful color palettes'],
  ['photo-video', 'Record your screen and share a link'],
  ['photo-video', 'Remove backgrounds from images'],
  ['audio-music', 'Learn guitar chords by ear'],
  ['audio-music', 'Podcast hosting made simple'],
  ['marketing-seo', 'Turn visitors into leads with popups'],
  ['marketing-seo', 'Find keywords your competitors rank for'],
  ['sales-support', 'A shared inbox for customer support teams'],
  ['sales-support', 'The CRM for freelancers'],
  ['business', 'Contract management for law firms'],
  ['business', 'Inventory and warehouse software'],
  ['web-agency', 'We design and develop websites for startups'],
  ['finance-accounting', 'Split bills with roommates'],
  ['finance-accounting', 'Send invoices and get paid'],
  ['finance-accounting', 'Swap tokens across chains'],
  ['jobs-hr', 'Remote jobs for designers'],
  ['jobs-hr', 'Build your CV in minutes'],
  ['real-estate', 'Find apartments for rent near campus'],
  ['ecommerce-marketplace', 'Buy and sell used textbooks'],
  ['ecommerce-marketplace', 'Handmade ceramics, shipped worldwide'],
  ['community-social', 'Meet new friends who love board games'],
  ['community-social', 'Organise volunteers for your charity'],
  ['messaging-email', 'Encrypted group chat'],
  ['messaging-email', 'Temporary disposable email addresses'],
  ['education', 'Flashcards that adapt to you'],
  ['education', 'Math exercises for kids'],
  ['education', 'A quiz platform for teachers'],
  ['health-fitness', 'Track your workouts and progress'],
  ['health-fitness', 'Book an appointment with a dentist'],
  ['health-fitness', 'A period tracker that respects you'],
  ['food-drink', 'Recipes from what is in your fridge'],
  ['food-drink', 'Order online from our pizzeria'],
  ['sports-outdoors', 'Plan your next bike ride'],
  ['sports-outdoors', 'Live football scores'],
  ['lifestyle', 'A journal for your plants'],
  ['lifestyle', 'Daily horoscopes and tarot'],
  ['lifestyle', 'Bible verses every morning'],
  ['travel-hospitality', 'Plan road trips with friends'],
  ['travel-hospitality', 'A boutique hotel by the sea'],
  ['games', 'A daily word puzzle'],
  ['games', 'Explore dungeons with your friends in this roguelike'],
  ['games', 'Play chess against the computer'],
  ['news-directories', 'The best newsletters in one directory'],
  ['news-directories', 'Local news from the valley'],
  ['ai', 'Chat with your documents'],
  ['ai', 'Fine-tune language models on your data'],
  ['ai', 'Your personal voice assistant'],
  ['education', 'Aprende idiomas jugando'],
  ['health-fitness', 'Votre suivi de sommeil et de stress'],
  ['finance-accounting', 'Deine Finanzen im Griff'],
  ['travel-hospitality', 'Guía de viajes por Perú'],
  ['games', 'Браузерная игра про космос'],
  ['education', 'オンライン英会話レッスン'],
  ['productivity', 'チームのタスクを見える化'],
  ['developer-tools', '面向开发者的接口调试工具'],
  ['audio-music', '在线听歌识曲'],
  ['ecommerce-marketplace', 'Магазин рукоделия'],
  ['health-fitness', 'عيادة أسنان في دبي'],
  ['travel-hospitality', 'رحلات سياحية في الأردن'],
  ['food-drink', 'Les recettes de ma grand-mère'],
  ['web-agency', 'Wir bauen Webseiten für Handwerker'],
  ['real-estate', 'Immobilien in Hamburg finden'],
  ['business', 'Gestionale per piccole imprese'],
  ['community-social', 'Nachbarschaftshilfe in deiner Stadt'],
  ['photo-video', '動画をかんたん編集'],
  ['news-directories', 'Последние новости региона'],
  ['utilities', 'Convertisseur d’unités en ligne'],
  ['security-privacy', 'VPN rápido y seguro'],
  ['writing-documentation', '小説を書くためのエディタ'],
  ['sports-outdoors', 'Vereinsverwaltung für Fußballclubs'],
  ['jobs-hr', 'Вакансии для программистов'],
  ['design', 'Иконки для ваших проектов'],
]

describe('a product of one line', () => {
  it.each(lines)('stands under %s: %s', (category, line) => expect(categoriesOf(line)).toContain(category))

  it('stands under three categories at most, each of the taxonomy, none twice', () => {
    const known = new Set<string>(taxonomy.map(({ slug }) => slug))
    const found = lines.map(([, line]) => categoriesOf(line))
    expect(
      found.filter((slugs) => slugs.length > 3 || new Set(slugs).size < slugs.length || !slugs.every((slug) => known.has(slug))),
    ).toEqual([])
  })
})

describe('words that only look alike', () => {
  it.each([
    ['food-drink', 'A menu bar clock'],
    ['education', 'For example, this'],
    ['sports-outdoors', 'Skins and surfaces'],
    ['travel-hospitality', 'Triple redundancy'],
    ['games', 'Questions answered'],
    ['lifestyle', 'Hundreds of categories'],
  ] satisfies [CategorySlug, string][])('do not make it %s: %s', (category, line) => expect(categoriesOf(line)).not.toContain(category))
})
