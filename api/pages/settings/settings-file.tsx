import { paths } from '../../../shared/paths.ts'
import { compareSettings, importSettings, type SettingChange, exportSettings } from '../../actions/settings/settings-file.ts'
import { takeFile } from '../forms/chosen-file.ts'
import { FieldFrame } from '../forms/form-field.tsx'
import { withFlash } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { defineForm, type Sheet } from '../page/define-page.ts'
import type { PageRequest } from '../forms/page-request.ts'
import { defineSettingsPage, settingsSheet } from './settings-frame.tsx'
import { LinkButton } from '../parts/button.tsx'
import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { admit } from '../page/page-access.ts'
import { requireAccount } from '../session/session.ts'

/** All settings as a file: to keep, to compare, and to bring to another site. */
export const settingsFilePage = defineSettingsPage({
  path: paths.settingsFile,
  load: () => null,
  forms: {
    'compare-settings': defineForm(compareSettings, {
      rejected: 'File not usable, so nothing has changed',
      takesFiles: true,
      fields: (form) => ({ file: takeFile(form) }),
      next: (changes, request) =>
        changes.length === 0 ? withFlash(paths.settingsFile(), 'settings-equal') : compareSheet(changes, request),
      says: { 'settings-equal': 'Nothing to import: the file matches the current settings.' },
    }),
    'import-settings': defineForm(importSettings, {
      rejected: 'Nothing has changed',
      bytes: 4 * 1024 * 1024,
      next: (saved) => withFlash(paths.settingsFile(), saved === null ? 'import-same' : 'settings-imported'),
      says: { 'settings-imported': 'Imported. You can undo this under History.', 'import-same': 'Nothing has changed.' },
    }),
  },
  view: () => ({
    title: 'Settings file',
    lead: 'All settings in one file, pictures included: keep it under version control or import it into another site. It contains no secrets.',
    content: (
      <div class="stack gap-5 page-width left">
        <LinkButton href={paths.settingsDownload()} words="Download settings.json" />
        <Form name="compare-settings" class="form stack gap-4" submit="Compare file" enctype="multipart/form-data">
          <FieldFrame name="file" label="Import a file" hint="You’ll see what it changes before you import it.">
            {(attributes) => <input class="chooser soft small" {...attributes} type="file" accept="application/json" />}
          </FieldFrame>
        </Form>
      </div>
    ),
  }),
})

function compareSheet(listed: readonly SettingChange[], request: PageRequest<'owner'>): Sheet {
  const changes = listed.filter(({ fixedBy }) => fixedBy === undefined)
  return settingsSheet(request, {
    title: changes.length === 1 ? 'One setting would change' : `${changes.length || 'No'} settings would change`,
    lead: 'Nothing has changed yet. Settings that aren’t listed stay as they are.',
    content: (
      <div class="stack gap-5 page-width">
        <ul class="tasks edged rounded card">
          {listed.map(({ key, label, before, after, fixedBy }) => (
            <li key={key} class="task pad-4 wraps">
              <p class="medium">{label}</p>
              {fixedBy === undefined ? (
                <>
                  <p class="soft small">
                    <span class="sw-hidden">Before: </span>
                    <del>{shown(before)}</del>
                  </p>
                  <p class="small">
                    <span class="sw-hidden">After: </span>
                    {shown(after)}
                  </p>
                </>
              ) : (
                <p class="soft small">
                  Stays {shown(before)}: <code>{fixedBy}</code> sets it in the service’s environment.
                </p>
              )}
            </li>
          ))}
        </ul>
        {changes.length === 0 ? (
          <a href={paths.settingsFile()}>Back</a>
        ) : (
          <Form name="import-settings" class="" submit="Import settings" beside={<a href={paths.settingsFile()}>Cancel</a>}>
            <input type="hidden" name="changes" value={JSON.stringify(Object.fromEntries(changes.map(({ key, after }) => [key, after])))} />
          </Form>
        )}
      </div>
    ),
  })
}

const shown = (text: string) => (text === '' ? 'Empty' : text.length > 300 ? `${text.slice(0, 300)}…` : text)

export async function downloadSettings(world: World, ctx: Context): Promise<void> {
  await admit(world, 'owner', requireAccount(ctx), undefined)
  ctx.attachment('settings.json')
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'application/json'
  ctx.body = await exportSettings({ site: world.site, readPicture: world.pictures.read })
}
