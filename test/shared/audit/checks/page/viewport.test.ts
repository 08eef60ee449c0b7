import { viewport } from '../../../../../shared/audit/checks/page/viewport.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const tag = '<meta name="viewport" content="width=device-width, initial-scale=1">'

judge(viewport, [
  ['the device’s width passes', localFacts({ viewport: 'width=device-width' }), 'pass'],
  ['a scale of one passes', localFacts({ viewport: 'initial-scale=1.0' }), 'pass'],
  ['none shows a tiny page', localFacts({ viewport: null }), 'warn', tag],
  [
    'what keeps people from zooming goes, the rest stays',
    localFacts({ viewport: 'width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no, viewport-fit=cover' }),
    'warn',
    '<meta name="viewport" content="width=device-width, initial-scale=1.0, viewport-fit=cover">',
  ],
  ['a zoom lock without the device’s width', localFacts({ viewport: 'user-scalable=no, width=1024' }), 'warn', tag],
  ['a fixed width does not follow the device', localFacts({ viewport: 'width=1024' }), 'warn', tag],
])
