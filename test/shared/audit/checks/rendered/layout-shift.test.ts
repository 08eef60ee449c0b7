import { layoutShift } from '../../../../../shared/audit/checks/rendered/layout-shift.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const facts = (score: number | null, isUp?: true) => {
  const sources = [{ path: 'main', html: '<main>' }]
  return literalFacts({
    rendered: literalRendered({ speed: { shift: score === null ? null : { score, sources, ...(isUp && { isUp }) } } }),
  })
}

judge(layoutShift, [
  ['nothing shifts', facts(0), 'pass'],
  ['at the limit', facts(0.1), 'pass'],
  ['not measured', facts(null), 'pass', 'Not measured'],
  ['some', facts(0.2), 'warn', '<main>'],
  ['what moves up', facts(0.2, true), 'warn', 'its final height from the start'],
  ['what moves down', facts(0.2), 'warn', 'Reserve space'],
  ['much', facts(0.6), 'fail', 'The page shifts while it loads (layout shift 0.6; 0.1 or less is good).'],
])
