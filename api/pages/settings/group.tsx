import { paths } from '../../../shared/paths.ts'
import { marksOf, saveSettings } from '../../actions/settings/save-settings.ts'
import { Failure } from '../../domain/failure.ts'
import type { SettingGroup } from '../../domain/settings/define-setting.ts'
import { isOwnPage, isTemplate } from '../../domain/settings/own-pages.ts'
import templates from '../../domain/settings/page-templates.json' with { type: 'json' }
import { keysOf, settingOf } from '../../domain/settings/site-settings.ts'
import { useForm } from '../forms/current-request.ts'
import { Form } from '../forms/form.tsx'
import { withFlash } from '../forms/flash.tsx'
import { defineForm } from '../page/define-page.ts'
import { SettingField } from './setting-field.tsx'
import { sendCookies } from '../session/session.ts'
import { takeSitePictures } from './take-site-pictures.ts'
import { LookPreview } from './look-preview.tsx'
import { rowMoved, takeRows } from './rows-field.tsx'
import { groupWords, defineSettingsPage } from './settings-frame.tsx'

export const settingGroup = defineSettingsPage({
  path: paths.settingGroup,
  load: ({ params: { group } }) => {
    if (!Object.hasOwn(groupWords, group)) throw new Failure('NOT_FOUND', 'Page not found.')
    return group as SettingGroup
  },
  forms: {
    'save-settings': defineForm(saveSettings, {
      rejected: 'Settings not saved',
      says: {
        'settings-saved': 'Saved. Everybody sees it from now on.',
        'settings-gaps': 'Saved. Visitors can’t see a page until its [[gaps]] are filled in.',
        'settings-same': 'Nothing has changed.',
      },
      takesFiles: true,
      bytes: 1024 * 1024,
      fields: async (form, request) => {
        const keys = keysOf(request.params['group'] as SettingGroup)
        await takeSitePictures(form, keys, request)
        const wanted = form.get('template') ?? ''
        if (isOwnPage(wanted) && form.get(wanted) === '') form.set(wanted, templates[wanted])
        for (const key of keys) {
          const { control } = settingOf(key)
          if (control.kind === 'rows') takeRows(form, key, control.fields)
        }
        const values = keys.flatMap((key) => {
          const sent = form.get(key)
          return settingOf(key).control.kind === 'flag' ? [[key, sent ?? '0']] : sent === null ? [] : [[key, sent]]
        })
        return { values: Object.fromEntries(values) as Record<string, string>, seen: form.get('seen') ?? '' }
      },
      next: (saved, { path, params, ctx, world: { accounts, site } }, form) => {
        sendCookies(ctx, accounts.adoptCookies(ctx.get('Cookie')))
        const hasGaps = params['group'] === 'pages' && isTemplate(JSON.stringify(keysOf('pages').map((key) => site.values[key])))
        return withFlash(path + rowMoved(form), saved === null ? 'settings-same' : hasGaps ? 'settings-gaps' : 'settings-saved')
      },
    }),
  },
  view: (group, { world: { site } }) => {
    const { label, lead } = groupWords[group]
    return {
      title: label,
      lead,
      content: (
        <div class={group === 'look' ? 'look-columns at-start grid gap-6' : undefined}>
          <div class={group === 'categories' ? undefined : 'page-width'}>
            <Form name="save-settings" submit="Save settings" enctype="multipart/form-data">
              {/* Enter presses this one, not the first of the buttons below. */}
              <button class="sw-hidden" tabIndex={-1} aria-hidden="true" />
              <Seen marks={marksOf(site.values, keysOf(group))} />
              {keysOf(group).map((key) => (
                <SettingField key={key} name={key} values={site.values} isFixed={key in site.fixed} />
              ))}
            </Form>
          </div>
          {group === 'look' && <LookPreview values={site.values} />}
        </div>
      ),
    }
  },
})

/** A form that was rejected still says what it was opened with. */
const Seen = ({ marks }: { marks: string }) => <input type="hidden" name="seen" value={useForm().rejected?.sent.get('seen') ?? marks} />
