import { uploadPicture } from '../../actions/pictures/add-picture.ts'
import { Failure, fieldError, throwFieldErrors } from '../../domain/failure.ts'
import { settingOf, type SettingKey } from '../../domain/settings/site-settings.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import type { PageRequest } from '../forms/page-request.ts'

/** Keeps the chosen files, so that the form has their paths, even if something else in it is rejected. Throws BAD_REQUEST with an error for each field. */
export async function takeSitePictures(form: URLSearchParams, keys: readonly SettingKey[], request: PageRequest<'owner'>): Promise<void> {
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
