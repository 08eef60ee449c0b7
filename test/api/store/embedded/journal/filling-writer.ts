import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'

/** A process of its own, under a limit on file sizes: commits until the disk takes no more, and prints how that went. */
const [folder = ''] = process.argv.slice(2)
const db = await openJournalDatabase<{ notes: { text: string } }>({ folder, onCompactionFailure: () => undefined })
const acknowledged: string[] = []
let failure = ''
while (failure === '') {
  const key = `note ${acknowledged.length}`
  try {
    await db.commit([{ put: 'notes', key, value: { text: 'x'.repeat(3000) } }])
    acknowledged.push(key)
  } catch (error) {
    failure = String(error)
  }
}
const readable = Array.from(db.state.entries('notes'), ([key]) => key)
await db.close()
process.stdout.write(JSON.stringify({ acknowledged, failure, readable }))
