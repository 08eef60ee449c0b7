import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import type { Report } from '../../domain/report.ts'
import { hashSecret } from '../connections/connection-token.ts'
import { defineAction } from '../define-action.ts'

/** Who opens a report: an account, or a browser or agent with the key it got when it made the report. */
export type Reader = { account: Profile | null; key: string | null }

export const mayDelete = ({ accountId, keyHash }: Report, { account, key }: Reader): boolean =>
  accountId === null ? keyHash !== null && key !== null && keyHash === hashSecret(key) : accountId === account?.id

/** Deletes a report for its maker. Throws NOT_FOUND for everyone else. */
export const deleteReport = defineAction({
  access: 'anyone',
  quota: null,
  input: Type.Object({ id: Type.String(), key: Type.Union([Type.String(), Type.Null()]) }),
  async run(world, { id, key }, { account = null }): Promise<void> {
    await world.store.transact(async ({ get, remove }) => {
      const report = await get('reports', id)
      if (report === null || !mayDelete(report, { account, key })) throw new Failure('NOT_FOUND', 'Page not found.')
      await remove('reports', id)
      await remove('reportBodies', id)
    })
  },
})
