import { type Report } from '../../domain/report.ts'
import { paths } from '../../../shared/paths.ts'

/** For the report’s maker. Asks first, because a deleted report can’t be restored. */
export function DeleteReport({ report: { id, accountId }, keyInLink }: { report: Report; keyInLink: string | null }) {
  return (
    <section class="report-delete above-5" aria-label="Delete report">
      <details>
        <summary class="medium pressable pad-y-2">Delete report</summary>
        <form class="grid left gap-3 narrow" action={paths.auditReport({ id })} method="post">
          <p>
            The link will stop working for everyone. This can’t be undone.
            {accountId === null &&
              keyInLink === null &&
              ' You can only delete it in this browser, because you were signed out when you ran the audit.'}
          </p>
          {keyInLink !== null && <input type="hidden" name="key" value={keyInLink} />}
          <button class="sw-button" type="submit" name="do" value="delete">
            Delete report
          </button>
        </form>
      </details>
    </section>
  )
}
