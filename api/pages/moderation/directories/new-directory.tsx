import type { Context } from 'koa'
import { addDirectory } from '../../../actions/directories/edit-directory.ts'
import type { TypedTexts } from '../../../domain/directories/typed-directory.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults, type FormFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { readTypedTexts, TextFields } from './text-fields.tsx'
import { paths } from '../../../../shared/paths.ts'

/** The form for a new directory. */
export async function newDirectory(world: World, ctx: Context): Promise<void> {
  requireModeratorHere(world, ctx)
  await show(world, ctx)
}

/** Adds a directory and opens it, so that its facts can be added. */
export async function createDirectory(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const typed = readTypedTexts(sent.form)
  try {
    const { id } = await addDirectory(world, typed, sent.account)
    redirect(ctx, paths.editDirectory({ slug: id }, { saved: 'new' }))
  } catch (error) {
    await show(world, ctx, { typed, ...formFaults(ctx, error) })
  }
}

async function show(world: World, ctx: Context, refused?: FormFaults & { typed: TypedTexts }): Promise<void> {
  const lead = 'You’ll add its facts next, each with a source and date.'
  await sendModerationPage(
    world,
    ctx,
    { section: 'directories', title: 'New directory', heading: 'New directory', lead, refused: refused && inSummary(refused) },
    <form class="directory-edit" action={paths.newDirectory()} method="post" novalidate>
      <TextFields texts={refused?.typed ?? readTypedTexts(new URLSearchParams())} faults={refused?.faults ?? {}} />
      <button class="sw-button sw-button--primary" type="submit">
        Add directory
      </button>
    </form>,
  )
}

const inSummary = ({ faults, message }: FormFaults) => ({
  title: 'Not added',
  message,
  faults: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`text-${field}`, fault])),
})
