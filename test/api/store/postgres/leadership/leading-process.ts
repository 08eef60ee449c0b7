import { Leadership } from '../../../../../api/store/postgres/leadership/leadership.ts'
import { testTiming } from './test-timing.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const onGain = () => void process.send?.(leadership.leads)
const leadership = new Leadership(databaseUrl, { onGain, onFailure: () => undefined }, testTiming)
await leadership.start()
process.on('message', () => process.send?.(leadership.leads))
process.once('disconnect', () => void leadership.close())
