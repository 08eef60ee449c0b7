import { beforeScripts } from '../../../../../shared/audit/checks/rendered/before-scripts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const words = literalRendered().shown
const facts = (served: Partial<typeof words> | null, shown: Partial<typeof words> = {}) =>
  literalFacts({ rendered: { ...literalRendered({ shown }), served: served && { ...words, ...served } } })

judge(beforeScripts, [
  ['the same', facts({}), 'pass'],
  ['no longer in the cache', facts(null), 'pass', 'Not measured'],
  ['a different title', facts({ title: 'App' }), 'warn', '<title>Acme: tide tables</title>'],
  ['no description before', facts({ description: null }), 'warn', '<meta name="description" content="Tide tables.">'],
  ['scripts make it indexable, too late', facts({ robots: 'noindex' }, { robots: 'index' }), 'warn', 'a different robots tag'],
  ['scripts remove a tag', facts({ robots: 'noindex' }, { robots: null }), 'pass'],
  ['a shell', facts({ text: 20 }), 'warn', 'only 20 of 900 characters of text'],
  ['a short page', facts({ text: 20 }, { text: 200 }), 'pass'],
])
