import { pageValues } from '../../../../../shared/audit/checks/rendered/page-values.ts'
import type { RenderedFacts } from '../../../../../shared/rendered/rendered.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const place = { path: 'main > p', html: '<p>' }
const facts = (...values: RenderedFacts['values']) => literalFacts({ rendered: { ...literalRendered(), values } })

judge(pageValues, [
  ['one price each', facts(), 'pass'],
  ['a countdown that is over', facts({ place, kind: 'overdue', text: '-3 d -4 h' }), 'fail', 'below zero: “-3 d -4 h”'],
])
