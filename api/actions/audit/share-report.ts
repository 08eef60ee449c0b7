import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { publicExpiry, reportExpiry } from '../../domain/report.ts'
import { defineAction } from '../define-action.ts'
import { isMaker } from './find-report.ts'

/** Makes a report public for its maker, or private again. Throws NOT_FOUND for everyone else. */
export const shareReport = defineAction({
  access: 'anyone',
  quota: 'changes',
  input: Type.Object({ id: Type.String(), keys: Type.Array(Type.String()), isPublic: Type.Boolean() }),
  async run(world, { id, keys, isPublic }, { account = null }): Promise<void> {
    await world.store.transact(async ({ get, put }) => {
      const report = await get('reports', id)
      if (report === null || !isMaker(report, { account, keys })) throw new Failure('NOT_FOUND', 'Page not found.')
      const expiresAt = (isPublic ? publicExpiry : reportExpiry)(world.clock())
      await put('reports', { ...report, isPublic, expiresAt })
    })
  },
})
