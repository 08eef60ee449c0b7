import { paths } from '../../../shared/paths.ts'
import { marksOf, saveSettings } from '../../actions/settings/save-settings.ts'
import { Failure, fieldError, throwFieldErrors } from '../../domain/failure.ts'
import type { SettingGroup } from '../../domain/settings/define-setting.ts'
import { isOwnPage, isTemplate } from '../../domain/settings/own-pages.ts'
import templates from '../../domain/settings/page-templates.json' with { type: 'json' }
import { keysOf, settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import { useForm, type PageRequest } from '../forms/page-request.ts'
import { Form } from '../forms/form.tsx'
import { withFlash } from '../forms/flash.tsx'
import { defineForm } from '../page/define-page.ts'
import { SettingField, rowMoved, takeRows } from './setting-field.tsx'
import { sendCookies } from '../session/session.ts'
import { groupWords, defineSettingsPage } from './settings-frame.tsx'
import { uploadPicture } from '../../actions/pictures/add-picture.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { accentContrasts } from '../../../shared/ui/accent.ts'
import { addScript } from '../document/assets.ts'
import { lookStyles } from '../document/brand.ts'

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

/** Keeps the chosen files, so that the form has their paths, even if something else in it is rejected. Throws BAD_REQUEST with an error for each field. */
async function takeSitePictures(form: URLSearchParams, keys: readonly SettingKey[], request: PageRequest<'owner'>): Promise<void> {
  const { world, account, count } = request
  const errors: Issue[] = []
  for (const key of keys.filter((each) => settingOf(each).control.kind === 'picture')) {
    const file = form.get(`add-${key}`) ?? ''
    form.delete(`add-${key}`)
    if (form.has(`remove-${key}`)) form.set(key, '')
    if (!file.startsWith('data:')) continue
    try {
      form.set(key, (await count('pictures', () => uploadPicture(world, { picture: file }, account))).path)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
      errors.push(
        fieldError(
          key,
          `${settingOf(key).label}: ${Object.values(error.data?.['fieldErrors'] ?? {})
            .flat()
            .join(' ')}`,
          'invalid',
        ),
      )
    }
  }
  throwFieldErrors(errors, 'settings')
}

const script = addScript('browser/preview-look.ts')

/** Both kinds of pages in the site’s color and font. While one is being chosen, a script shows it. */
const LookPreview = ({ values }: { values: SiteValues }) => (
  <section class="stack gap-3 top" aria-labelledby="preview-title">
    <link rel="stylesheet" href={lookStyles(values)} data-look-styles />
    <script src={script} defer></script>
    <h2 class="large flat" id="preview-title">
      Preview
    </h2>
    {(['light', 'dark'] as const).map((scheme) => {
      const { text, button } = accentContrasts(values.accent, values.accentDark, scheme)
      return (
        <div key={scheme} class={`look-preview__page ink look-preview__page--${scheme} stack gap-3 left pad-5 framed rounded`}>
          <p class="heading look-preview__name">{values.name}</p>
          <p>
            {values.tagline} <span class="look-preview__link">A link</span>
          </p>
          <p class="row center gap-3">
            <span class="sw-button sw-button--primary">Launch</span>
            <span class="look-preview__chip smaller pill">Winner</span>
          </p>
          <p class="soft smaller" data-look-contrast={scheme}>
            Contrast: text {text.toFixed(1)}:1, buttons {button.toFixed(1)}:1
          </p>
        </div>
      )
    })}
  </section>
)
