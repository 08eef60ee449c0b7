import { agoWords } from '../../../../shared/ui/day-words.ts'
import { isTrouble, printedSize, type BackupState } from '../../../domain/backups.ts'

export function BackupFacts({ state: { backup, check }, now }: { state: BackupState; now: Date }) {
  const failed = [backup, check].find((runs) => isTrouble(runs, now))?.bad
  return (
    <>
      {backup.good === null ? (
        'No backup yet'
      ) : (
        <>
          Last backup <time dateTime={backup.good.at}>{agoWords(backup.good.at, now)}</time>, {printedSize(backup.good.bytes)}
        </>
      )}
      {check.good !== null && (
        <>
          , last checked <time dateTime={check.good.at}>{agoWords(check.good.at, now)}</time>
        </>
      )}
      {failed != null && (
        <>
          . Failed {agoWords(failed.at, now)}: <q dir="auto">{failed.reason}</q>
        </>
      )}
    </>
  )
}
