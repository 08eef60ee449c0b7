import { expect, it } from 'vitest'
import { namedTopic } from '../../../../api/domain/elsewhere/named.ts'
import { guessProduct, productOf } from '../../../../api/domain/elsewhere/product.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

it.each<[tagline: string, lang: string, topic: string, isAbout: boolean]>([
  ['Nagraj test na telefonie', 'pl', 'test', true],
  ['Data z katastru', 'cs', 'data', true],
  ['Rövid link percek alatt', 'hu', 'link', true],
  ['Semua bank dalam satu aplikasi', 'id', 'bank', true],
  ['Un chat en direct pour votre site', 'fr', 'chat', true],
  ['Le carnet de santé du chat et du chien', 'fr', 'chat', false],
  ['Gestión de tickets de soporte', 'es', 'tickets', true],
  ['Escanea el ticket y ahorra', 'es', 'tickets', false],
  ['Rock aus Rostock', 'de', 'rock', true],
  ['Emulator för ARM', 'sv', 'arm', true],
  ['Emulator for ARM', 'nb', 'arm', true],
  ['Emulator für ARM', 'de', 'arm', true],
  ['Tira los dados: dice si ganas', 'es', 'dice', false],
  ['Free school uniforms, passed on', 'en', 'teachers', false],
  ['Worksheets for schools', 'en', 'teachers', true],
  ['Stories from small fishing towns', 'en', 'fishing', false],
  ['Stories from small fishing harbors', 'en', 'fishing', false],
  ['Tides for fishing', 'en', 'fishing', true],
])('“%s” (%s) is about %s: %s', (tagline, lang, topic, isAbout) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description: '' })
  const product = guessProduct(launch, literalCrawl({ previews: { lang } as never }))
  expect(namedTopic([topic], productOf(launch, { product }).subject)).toBe(isAbout ? topic : undefined)
})
