import { paths } from '../../../shared/paths.ts'
import { saveSettings } from '../../actions/settings/save-settings.ts'
import { Failure } from '../../domain/failure.ts'
import type { SettingGroup } from '../../domain/settings/define-setting.ts'
import { keysOf, settingOf } from '../../domain/settings/site-settings.ts'
import { Form } from '../forms/form.tsx'
import { withFlash } from '../forms/flash.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { SettingField } from './setting-field.tsx'
import { groupWords, settingsSheet } from './settings-frame.tsx'

/** The settings of a group, one form made from their definitions. */
export const settingGroup = definePage({
  path: paths.settingGroup,
  access: 'owner',
  load: ({ params: { group } }) => {
    if (!Object.hasOwn(groupWords, group)) throw new Failure('NOT_FOUND', 'Page not found.')
    return group as SettingGroup
  },
  forms: {
    'save-settings': defineForm(saveSettings, {
      rejected: 'Settings not saved',
      says: { 'settings-saved': 'Saved. Everybody sees it from now on.', 'settings-same': 'Nothing has changed.' },
      fields: (form, { params: { group = '' } }) => ({
        values: Object.fromEntries(
          keysOf(group as SettingGroup).flatMap((key) => {
            const sent = form.get(key)
            return settingOf(key).control.kind === 'flag' ? [[key, sent ?? '0']] : sent === null ? [] : [[key, sent]]
          }),
        ),
      }),
      next: (saved, { path }) => withFlash(path, saved === null ? 'settings-same' : 'settings-saved'),
    }),
  },
  view: (group, { world: { site }, path }) => {
    const { label, lead } = groupWords[group]
    return settingsSheet(
      { current: path, heading: label, lead },
      <Form name="save-settings" class="form stack gap-5 page-width" submit="Save settings">
        {keysOf(group).map((key) => (
          <SettingField key={key} name={key} values={site.values} isFixed={key in site.fixed} />
        ))}
      </Form>,
    )
  },
})
