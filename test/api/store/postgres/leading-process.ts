import { Leadership } from '../../../../api/store/postgres/leadership.ts'
import { testPace } from './test-pace.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const leadership = new Leadership(databaseUrl, { onGain: () => undefined, onFailure: () => undefined }, testPace)
await leadership.start()
process.send?.(leadership.leads)
process.on('message', () => process.send?.(leadership.leads))
process.once('disconnect', () => void leadership.close())
