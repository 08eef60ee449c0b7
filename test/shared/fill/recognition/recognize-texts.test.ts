import { expect, it } from 'vitest'
import { fillFrom } from '../../../../shared/fill/found-field.ts'
import { recognizeTexts } from '../../../../shared/fill/recognition/read-control.ts'
import { splitLabel, type ControlTexts } from '../../../../shared/fill/texts/control-texts.ts'

/** What a control is filled with by its label and help. */
function fieldFor(text: string, type: string, part: Partial<ControlTexts>): string | null {
  const { label, hint } = splitLabel(text)
  const none = { autocomplete: '', aria: '', names: [], placeholder: '', nearby: '', section: '', heading: '' }
  const texts = { ...none, label, labelHint: hint, ...part, hint: `${hint} ${part.hint ?? ''}`.trim() }
  const { recognized, protection } = recognizeTexts(texts, type, [])
  return protection === null && recognized.confidence >= fillFrom ? recognized.field : null
}

it.each<[label: string, type: string, part: Partial<ControlTexts>, field: string | null]>([
  ['Second contact', 'text', { placeholder: 'First and last name' }, null],
  ['Creator', 'text', { hint: 'Your GitHub username.' }, null],
  ['Developer / Organization', 'text', { hint: 'GitHub user or organization that maintains it' }, null],
  ['Auteur', 'text', { hint: 'Votre compte GitHub' }, null],
  ['作者', 'text', { hint: 'GitHub 用户名' }, null],
  ['Creator', 'text', { hint: 'Your name. Your GitHub account is known.' }, 'makerName'],
  ['創作者名稱', 'text', { hint: '選填；留白時使用你的 GitHub 帳號名稱。' }, 'makerName'],
  ['Package name', 'text', { placeholder: 'com.example.app' }, null],
  ['Package name', 'text', { placeholder: 'Example' }, 'name'],
  ['Plugin ID', 'text', { placeholder: 'official_persona' }, null],
  ['Tool Name | 工具名称', 'text', {}, 'name'],
  ['Roadmap URL | 路线图链接', 'text', {}, null],
  ['官网链接', 'text', { hint: '必须是 https 官网，不要填分类目录页。' }, 'url'],
  ['설명', 'textarea', { hint: '비워두면 저장소의 설명을 사용합니다' }, 'description'],
  ['Kategorien', 'text', { hint: 'Kommagetrennte Liste, kann auch leer bleiben.' }, 'categories'],
  ['Contact', 'text', { placeholder: 'First and last name' }, 'makerName'],
  ['Prawa autorskie', 'text', { placeholder: '© 2025 Nazwa firmy' }, null],
  ['Tema', 'select', {}, null],
  ['Тема', 'select', {}, null],
  ['Onderwerp', 'list', {}, null],
  ['在哪里能用', 'list', {}, 'platforms'],
  ['在哪里能用', 'text', {}, 'url'],
  ['Código abierto (Enlace al repositorio, si lo hay)', 'text', {}, 'github'],
  ['Código abierto (Sí o no)', 'text', {}, null],
  ['Mensaje de bienvenida', 'textarea', { hint: 'Será el primer comentario de la ficha, con tu nombre' }, 'firstComment'],
  ['Mensaje de bienvenida', 'textarea', { hint: 'Solo lo leerá el equipo' }, null],
  ['First version', 'date', { hint: 'When it came out or will come out.' }, 'launchDate'],
  ['First version', 'text', { hint: 'Such as 0.9' }, null],
  ['Notes for the moderator', 'textarea', { hint: 'Not the first comment' }, null],
  ['How did you hear about us?', 'text', { hint: 'Was it in a first comment?' }, null],
  ['Phone', 'tel', { hint: 'We call when it launches' }, null],
  ['Latest version', 'text', { hint: 'When it came out' }, null],
  ['Founded', 'date', { hint: 'When it launched' }, null],
  ['Sedan när är du medlem?', 'date', {}, null],
  ['Sedan när finns appen?', 'date', {}, 'launchDate'],
  ['Womit hast du deine Preise verglichen?', 'text', {}, 'price'],
  ['En un mot-clé', 'text', {}, 'tags'],
  ['Slovo autora', 'textarea', { hint: 'Objeví se pod aplikací jako první komentář.' }, 'firstComment'],
  ['Пара слов от автора', 'textarea', { placeholder: 'Станет первым комментарием под проектом' }, 'firstComment'],
  ['Ein Wort der Macher', 'textarea', {}, 'firstComment'],
  ['Un mot du créateur', 'textarea', {}, 'firstComment'],
  ['Unas palabras del autor', 'textarea', {}, 'firstComment'],
  ['Autor', 'text', {}, 'makerName'],
  ['Wer hat mitgemacht?', 'text', { hint: 'Name der zweiten Person' }, null],
  ['Anybody else who should be credited?', 'text', { hint: 'Name of your co-maker' }, null],
  ['Firmanın adı', 'text', {}, 'company'],
  ['Firmanızın adı', 'text', {}, 'company'],
  ['Názov', 'text', {}, 'name'],
  ['¿Con qué equipo lo compartes?', 'text', {}, null],
  ['Seller', 'text', { names: ['listing_legal'], hint: 'Company or trading name on the contract.' }, 'company'],
  ['Seller', 'text', { names: ['listing_legal'], hint: 'Whom buyers pay.' }, null],
  ['Your homepage', 'url', { hint: 'Yours, not the product’s.' }, 'makerUrl'],
  ['Website', 'url', { hint: 'Not the product’s blog.' }, 'url'],
  ['Name', 'text', { hint: 'Deiner, nicht der des Produkts' }, 'makerName'],
  ['Section', 'select', { names: ['job_category'], placeholder: 'Choose a section…' }, 'category'],
  ['Section', 'select', { names: ['job_category'], placeholder: 'Choose…' }, null],
  ['', 'text', { nearby: 'A. Tell us about your product', placeholder: 'Link to your product’s website' }, 'url'],
  ['', 'text', { nearby: 'Tell us about your product', placeholder: 'What it does' }, 'description'],
  ['', 'textarea', { nearby: 'Description', placeholder: 'Name of your tool' }, 'description'],
  ['Project name', 'text', { placeholder: 'Search Radar' }, 'name'],
  ['Category', 'text', { placeholder: 'Search categories' }, null],
  ['Tool name', 'text', { placeholder: 'Search tools…' }, null],
  ['Company', 'text', { placeholder: 'Search by company' }, null],
  ['Product name', 'text', { placeholder: 'Search…' }, null],
  ['Name', 'text', { hint: 'The company, not the product' }, 'name'],
  ['Name', 'text', { hint: '公司名，不是产品' }, 'name'],
  ['URL', 'url', { hint: 'Landing page, not the tool' }, 'url'],
  ['URL', 'url', { hint: '官网，非产品文档' }, 'url'],
  ['Website', 'select', {}, null],
  ['Link type', 'select', {}, null],
  ['Which site?', 'select', {}, null],
  ['Name', 'text', { placeholder: 'Add-on for X' }, 'name'],
  ['Description (short)', 'textarea', {}, 'shortDescription'],
  ['Descripción (corta)', 'textarea', {}, 'shortDescription'],
  ['Description (English)', 'textarea', {}, 'description'],
  ['Plans and prices', 'textarea', { names: ['listing_plans'], placeholder: 'Describe every plan in a few words' }, 'price'],
])('“%s”, a %s with %j, takes %s', (label, type, part, field) => {
  expect(fieldFor(label, type, part)).toBe(field)
})
