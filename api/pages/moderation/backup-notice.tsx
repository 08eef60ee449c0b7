import { agoWords } from '../../../shared/ui/ago-words.ts'
import { isTrouble, type BackupState } from '../../domain/backups.ts'

/** Backups that fail, or that can’t be restored. */
export function BackupNotice({ state: { backup, check }, now }: { state: BackupState; now: Date }) {
  const [failing, title] = isTrouble(backup, now) ? [backup, 'The last backup failed'] : [check, 'The last backup check failed']
  return (
    <section class="mail-notice edged grid gap-2 below-5 pad-4 wraps rounded-small" aria-labelledby="backup-notice-title">
      <h2 class="mail-notice__title" id="backup-notice-title">
        {title}
      </h2>
      <p>
        {backup.good === null ? (
          'There’s no backup yet.'
        ) : (
          <>
            The last good backup was made <time dateTime={backup.good.at}>{agoWords(backup.good.at, now)}</time>.
          </>
        )}{' '}
        Tell whoever runs this site; the log has the details.
      </p>
      {failing.bad !== null && (
        <p>
          Last error: <q dir="auto">{failing.bad.reason}</q>
        </p>
      )}
    </section>
  )
}
