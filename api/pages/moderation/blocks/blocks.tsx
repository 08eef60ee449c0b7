import type { Context } from 'koa'
import { block, listBlocks, unblock } from '../../../actions/moderation/blocks.ts'
import { Failure, invalidRequest } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { BlocksPage, type RefusedBlock } from './blocks-page.tsx'
import { paths } from '../../../../shared/paths.ts'

/** The email domains and networks from which nobody can sign up. */
export async function blocks(world: World, ctx: Context): Promise<void> {
  await show(world, ctx, requireModeratorHere(world, ctx))
}

/** Adds or removes a block. A refused form is shown again with its errors and everything typed. */
export async function changeBlocks(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const typed = { value: form.get('value') ?? '', reason: form.get('reason') ?? '' }
  const change = form.get('change')
  if (change !== 'block' && change !== 'unblock') throw invalidRequest('Choose Block or Remove.', 'form')
  try {
    const { id } = await (change === 'unblock'
      ? unblock(world, { id: form.get('id') ?? '' }, account)
      : block(world, { ...typed, confirmed: form.get('confirmed') === 'yes', ip: ctx.ip }, account))
    redirect(ctx, paths.blocks({ decided: id }))
  } catch (error) {
    const asks = error instanceof Failure && error.data?.['people'] !== undefined
    if (change === 'unblock') throw error
    await show(world, ctx, account, { ...typed, ...formFaults(ctx, error), asks })
  }
}

async function show(world: World, ctx: Context, account: Profile, refused?: RefusedBlock): Promise<void> {
  const list = await listBlocks(world, account)
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'blocks',
      title: 'Blocks',
      heading: 'Blocks',
      lead: 'Nobody can sign up with these email domains or from these networks. Existing accounts aren’t affected.',
    },
    <BlocksPage list={list} now={world.clock()} refused={refused} />,
  )
}
