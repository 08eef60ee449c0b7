import { describe, expect, it } from 'vitest'
import { suggestCategories } from '../../../../shared/listing/categories/categories.ts'
import type { CategorySlug } from '../../../../shared/listing/taxonomy.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const categoriesOf = (line: string, body = '', url = 'https://zorvex.example/') =>
  suggestCategories(readPage(`<title>Zorvex - ${line}</title><h1>${line}</h1>${body}`, { url }))

describe('one ambiguous word is no evidence', () => {
  it.each<[CategorySlug, string, string]>([
    ['finance-accounting', 'A password manager for families', '<p>Every login gets a token of its own.</p>'],
    ['finance-accounting', 'Fine-tune language models on your data', '<p>Count tokens while you type.</p>'],
    ['travel-hospitality', 'A recipe box for slow cookers', '<p>A map of your pantry shows what is left.</p>'],
    ['travel-hospitality', 'A tiny state management library for React', '<p>Source maps included. Maps and sets work too.</p>'],
    ['ecommerce-marketplace', 'A planner for school lessons', '<p>Shipped in March. Version 2 has shipped.</p>'],
    ['photo-video', 'Rename thousands of files at once', '<p>Works on video and documents alike.</p>'],
    ['photo-video', 'A tiny state management library for React', '<p>An image says more than a page of text.</p>'],
    ['business', 'A to-do list that gets out of your way', '<p>Time management made simple, for any company.</p>'],
    ['developer-tools', 'Recipes from what is in your fridge', '<p>Designed and developed by two cooks. The code arrives by mail.</p>'],
    ['productivity', 'La météo des sommets', '<p>Consultez les notes de version. Les notes des lecteurs.</p>'],
    ['security-privacy', 'Flashcards that adapt to you', '<p>Privacy first.</p>'],
    ['sports-outdoors', 'Send invoices and get paid', '<p>Keep an audit trail.</p>'],
    ['food-drink', 'Test your REST APIs from the terminal', '<p>Install it with brew. Buy me a coffee.</p>'],
    ['community-social', 'Handmade ceramics, shipped worldwide', '<p>Join our community.</p>'],
    ['messaging-email', 'Remote jobs for designers', '<p>Get an email when one fits.</p>'],
    ['ecommerce-marketplace', 'Test your REST APIs from the terminal', '<p>Install it from the plugin marketplace or the App Store.</p>'],
    ['jobs-hr', 'Тренировки рядом с домом', '<p>Персональный подход. Зал работает до полуночи.</p>'],
    ['lifestyle', 'Find keywords your competitors rank for', '<p>Built by two people and a cat.</p>'],
    ['education', 'HTTP mocking for Node', '<p>Start with the tutorials.</p>'],
    ['games', 'Nettoyez votre PC', '<h2>Mode gamer</h2><p>Le mode gamer libère la mémoire, le mode jeu aussi.</p>'],
    ['business', 'Crie vídeos com IA', '<p>Para sua empresa, em minutos.</p>'],
    [
      'data-analytics',
      'Scan your packages for malware',
      '<p>Checks each against the vulnerability database. One vulnerability database for all.</p>',
    ],
  ])('not %s: %s %s', (other, line, body) => expect(categoriesOf(line, body)).not.toContain(other))

  it.each<[CategorySlug, string]>([
    ['finance-accounting', 'Swap tokens across chains from one wallet'],
    ['travel-hospitality', 'Offline maps for your next trip'],
    ['productivity', 'Prenez des notes partout'],
    ['photo-video', 'Sort photos and videos by what they show'],
    ['security-privacy', 'Encrypted, anonymous file drops'],
    ['sports-outdoors', 'Trail maps for runners and cycling clubs'],
    ['messaging-email', 'Email and SMS from one inbox'],
  ])('two that agree are: %s for "%s"', (isSure, line) => expect(categoriesOf(line)).toContain(isSure))

  it.each(['Zorvex', 'Something is coming', 'It has shipped', 'One token for everything', 'Über uns'])('says nothing about "%s"', (line) =>
    expect(categoriesOf(line)).toEqual([]),
  )
})

describe('the first category', () => {
  it.each<[CategorySlug, string, string]>([
    ['real-estate', 'Leads for real estate investors', '<p>Fresh records for real estate investors in every county.</p>'],
    ['photo-video', 'Crie vídeos com IA', '<meta name=description content="Vídeos de produtos em minutos"><p>Vídeos para sua empresa.</p>'],
    ['business', 'Gestoría y asesoría fiscal', '<p>Trámites y gestoría para autónomos.</p>'],
    ['business', 'Автоматизація бізнесу', '<p>Набір інструментів для автоматизації бізнесу, управління і збільшення продажів.</p>'],
    ['real-estate', 'Место вашего будущего дома', '<p>Новостройки и готовое жильё.</p>'],
    ['real-estate', 'דירות להשכרה בתל אביב', '<p>דירות ונכסים למכירה</p>'],
    ['sports-outdoors', 'ניהול תחרויות ספורט', '<p>שופטים ותוצאות בזמן אמת</p>'],
  ])('is %s: %s', (isSure, line, body) => expect(categoriesOf(line, body)).toContain(isSure))

  it('is what the title names, not the everyday words around it', () => {
    const body = '<p>Automate replies. Your teammate for automation, with automated scheduling for the whole team.</p>'
    expect(categoriesOf('An AI teammate for real estate agencies', body)[0]).toMatch(/^(?:ai|real-estate)$/)
  })

  it('rests on a word that tells before one that only hints', () =>
    expect(
      suggestCategories(
        readPage('<title>Zorvex Studio</title><p>A mobile utility for your pocket.</p>', { url: 'https://zorvex.example/' }),
      ),
    ).toEqual(['utilities']))
})

describe('the host', () => {
  it.each<[string, CategorySlug, CategorySlug[]]>([
    ['https://zorvex.github.io/', 'developer-tools', []],
    ['https://zorvex.readthedocs.io/', 'writing-documentation', []],
    ['https://zorvex-notebook.blogspot.com/', 'writing-documentation', []],
    ['https://zorvex.myshopify.com/', 'ecommerce-marketplace', []],
    ['https://zorvex.ai/', 'ai', []],
  ])('that serves the page tells nothing: %s', (url, other) =>
    expect(suggestCategories(readPage('<title>Zorvex</title><p>Coming up.</p>', { url }))).not.toContain(other),
  )

  it('tells what its owner chose to call the site', () => {
    const page = readPage('<title>Zorvex</title><p>Coming up.</p>', { url: 'https://zorvex-podcast.netlify.app/' })
    expect(suggestCategories(page)).toEqual(['audio-music'])
  })
})

describe('JSON-LD', () => {
  const stating = (node: string) => categoriesOf('Now in version two', `<script type=application/ld+json>${node}</script>`)

  it.each<[CategorySlug, string]>([
    ['browser-extensions', '{"@type":"SoftwareApplication","applicationCategory":"BrowserExtension"}'],
    ['browser-extensions', '{"@type":"WebApplication","applicationCategory":"Browser extension"}'],
    ['productivity', '{"@type":"MobileApplication","applicationCategory":"Productivity"}'],
    ['productivity', '{"@type":"SoftwareApplication","applicationCategory":"https://schema.org/ProductivityApplication"}'],
    ['health-fitness', '{"@type":"MobileApplication","applicationCategory":"HealthApplication"}'],
    ['audio-music', '{"@type":"MobileApplication","applicationCategory":"MultimediaApplication","applicationSubCategory":"Music player"}'],
    ['food-drink', '{"@type":"Restaurant","name":"Zorvex"}'],
    ['travel-hospitality', '{"@type":["Hotel","LocalBusiness"],"name":"Zorvex"}'],
    ['health-fitness', '{"@type":"Dentist","name":"Zorvex"}'],
    ['education', '{"@type":"Course","name":"Zorvex"}'],
    ['games', '{"@type":"VideoGame","name":"Zorvex"}'],
  ])('says %s: %s', (isSure, node) => expect(stating(node)[0]).toBe(isSure))

  it.each(['Shopify', 'PrestaShop', 'OpenCart 3.0'])('isn’t needed where a program made the page that makes only shops: %s', (generator) =>
    expect(categoriesOf('Est. 1987', `<meta name=generator content="${generator}">`)).toEqual(['ecommerce-marketplace']),
  )

  it('by default says business or utilities, which words outweigh', () => {
    const node = '{"@type":"SoftwareApplication","applicationCategory":"BusinessApplication"}'
    expect(categoriesOf('Recipes from what is in your fridge', `<script type=application/ld+json>${node}</script>`)).toEqual(['food-drink'])
  })
})

it.each([
  'Your browser does not support the video tag.',
  'Ihr Browser unterstützt das Video-Tag nicht.',
  'Votre navigateur ne lit pas les vidéos.',
])('what stands in place of a video says nothing: %s', (text) => expect(categoriesOf('Est. 1987', `<p>${text}</p>`)).toEqual([]))

describe('a small word of another language', () => {
  const inLanguage = (lang: string, line: string) =>
    suggestCategories(readPage(`<html lang=${lang}><title>Zorvex - ${line}</title><h1>${line}</h1>`, { url: 'https://zorvex.example/' }))

  it.each([
    ['it', 'Fatture da inviare ai clienti e ai fornitori'],
    ['fr', 'Mes recettes: ce que j’ai dans le frigo'],
    ['vi', 'Công thức nấu ăn cho ai yêu bếp'],
  ])('is not artificial intelligence: %s, %s', (lang, line) => expect(inLanguage(lang, line)).not.toContain('ai'))

  it.each<[CategorySlug, string, string]>([
    ['ai', 'sl', 'Vrtnarija, ki raste'],
    ['ai', 'tr', 'Biliyoruz ki sizin için'],
    ['hosting-cloud', 'pl', 'Kwiaty od nas'],
    ['hosting-cloud', 'cs', 'Co u nás roste'],
    ['hosting-cloud', 'pt', 'Flores nas ruas'],
    ['productivity', 'es', 'Flores para todo el año'],
    ['education', 'cs', 'Květiny můžete vybrat'],
    ['lifestyle', 'sv', 'Blommor i många färger'],
    ['developer-tools', 'fr', 'Des fleurs livrées vite, avec vue sur la mer'],
    ['audio-music', 'vi', 'Hoa bên sông'],
    ['messaging-email', 'vi', 'Hoa chất lượng'],
    ['developer-tools', 'id', 'Bunga api'],
  ])('isn’t %s: %s, %s', (category, lang, line) => expect(inLanguage(lang, line)).not.toContain(category))

  it('is what it says where the page is in that language', () => expect(inLanguage('de', 'Eine KI für Rezepte')).toContain('ai'))

  it('in capitals is', () => expect(inLanguage('it', 'Un assistente AI per le tue ricette')).toContain('ai'))
})
