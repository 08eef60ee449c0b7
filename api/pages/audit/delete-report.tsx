import { type Report } from '../../domain/report.ts'
import { useRequest } from '../forms/current-request.ts'
import { Form, rejectedForm } from '../forms/form.tsx'

/** For the report’s maker. Asks first, because a deleted report can’t be restored. */
export function DeleteReport({ report: { accountId }, keyInLink }: { report: Report; keyInLink: string | null }) {
  return (
    <section class="report-delete above-5" aria-label="Delete report">
      <details open={rejectedForm(useRequest(), 'delete-report') !== null}>
        <summary class="medium pressable pad-y-2">Delete report</summary>
        <Form name="delete-report" class="grid left gap-3 narrow">
          <p>
            The link will stop working for everyone. This can’t be undone.
            {accountId === null &&
              keyInLink === null &&
              ' You can only delete it in this browser, because you were signed out when you ran the audit.'}
          </p>
          {keyInLink !== null && <input type="hidden" name="key" value={keyInLink} />}
          <button class="sw-button">Delete report</button>
        </Form>
      </details>
    </section>
  )
}
