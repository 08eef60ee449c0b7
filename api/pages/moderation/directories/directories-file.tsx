import type { Context } from 'koa'
import { paths } from '../../../../shared/paths.ts'
import { plural } from '../../../../shared/plural.ts'
import { exportDirectories, importDirectories } from '../../../actions/directories/directories-file.ts'
import type { DirectoryEntry } from '../../../domain/directories/records.ts'
import type { World } from '../../../ports/world.ts'
import { takeFile } from '../../forms/chosen-file.ts'
import { FieldFrame } from '../../forms/form-field.tsx'
import { Form } from '../../forms/form.tsx'
import type { PageRequest } from '../../forms/page-request.ts'
import { defineForm, type Sheet } from '../../page/define-page.ts'
import { admit } from '../../page/page-access.ts'
import { LinkButton } from '../../parts/button.tsx'
import { requireAccount } from '../../session/session.ts'
import { defineModeratorPage, moderationSheet } from '../moderation-frame.tsx'

/** Exports what this site knows about directories as a file to share with other operators, and imports theirs. */
export const directoriesFile = defineModeratorPage('directories', {
  path: paths.directoriesFile,
  load: () => null,
  forms: {
    'import-directories': defineForm(importDirectories, {
      rejected: 'Nothing has changed',
      takesFiles: true,
      bytes: 8 * 1024 * 1024,
      fields: (form) => ({ file: takeFile(form) }),
      next: changedSheet,
    }),
  },
  view: () => ({
    title: 'Share facts about directories',
    lead: 'The file lists the directories that differ from what this release ships, each fact with its source and day. It contains nothing about people.',
    content: (
      <div class="stack gap-5 page-width left">
        <LinkButton href={paths.directoriesDownload()} words="Download directories.json" />
        <Form name="import-directories" class="form stack gap-4" submit="Import file" enctype="multipart/form-data">
          <FieldFrame
            name="file"
            label="Import another site’s file"
            hint="The newer value of each fact stays, unless it’s only reported and yours isn’t. Texts you’ve edited stay."
          >
            {(attributes) => <input class="chooser soft small" {...attributes} type="file" accept="application/json" />}
          </FieldFrame>
        </Form>
      </div>
    ),
  }),
})

function changedSheet(changed: readonly DirectoryEntry[], request: PageRequest<'moderator'>): Promise<Sheet> {
  const title = changed.length === 0 ? 'Nothing new in this file' : `${plural(changed.length, 'directory', 'directories')} changed`
  const lead =
    changed.length === 0 ? 'This site already has all of it, or better.' : 'Each directory’s page shows what changed, and the source.'
  return moderationSheet(request, 'directories', {
    title,
    lead,
    content: (
      <>
        <ul class="bare stack gap-2">
          {changed.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.editDirectory({ slug: id })}>{name}</a>
            </li>
          ))}
        </ul>
        <p>
          <a href={paths.editDirectories()}>All directories</a>
        </p>
      </>
    ),
  })
}

export async function downloadDirectories(world: World, ctx: Context): Promise<void> {
  await admit(world, 'moderator', requireAccount(ctx), undefined)
  ctx.attachment('directories.json')
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'application/json'
  ctx.body = await exportDirectories(world)
}
