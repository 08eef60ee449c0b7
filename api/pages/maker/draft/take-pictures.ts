import { uploadPicture, offerPictures, keepForeign, ownPath } from '../../../actions/pictures/add-picture.ts'
import { Failure, fieldError, throwFieldErrors } from '../../../domain/failure.ts'
import { picturesIn } from '../../../domain/pictures/picture.ts'
import type { Issue } from '../../../../shared/schemas/error-body.ts'
import type { PageRequest } from '../../forms/page-request.ts'

/** What the editor’s forms read of their request, whoever of a launch’s makers may send them. */
export type MakerRequest = Pick<PageRequest<'maker'>, 'world' | 'account' | 'launch' | 'count'>

const fields = ['logo', 'screenshots'] as const

/**
 * Keeps the pictures of a listing’s form: chosen files, and those on other sites. The form then has their paths, so that they aren’t lost if something
 * else in it is rejected. Throws BAD_REQUEST with an error for each field.
 */
export async function takePictures(form: URLSearchParams, request: MakerRequest): Promise<void> {
  const { world, account, launch, count } = request
  const hasAlts = form.has('alt')
  const described = describedIn(form)
  if (form.has('offer')) await count('pictures', () => offerPictures(world, { slug: launch.slug }, account))
  take(form)
  arrange(form)
  const errors: Issue[] = []
  const before = new Set(picturesIn(launch))
  for (const field of fields) {
    const files = form.getAll(`add-${field}`).filter((file) => file.startsWith('data:'))
    form.delete(`add-${field}`)
    for (const file of files) {
      try {
        const { path } = await count('pictures', () => uploadPicture(world, { picture: file }, account))
        if (field === 'logo') form.set(field, path)
        else form.append(field, path)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        errors.push(fieldError(field, messageOf(error), 'picture'))
      }
    }
    const own = form.getAll(field).map((address) => ownPath(address, world.siteUrl))
    form.delete(field)
    for (const address of own) {
      const isNew = /^https:/i.test(address) && !before.has(address)
      form.append(field, isNew ? await count('pictures', () => keepForeign(world, account.id, address)) : address)
    }
  }
  form.delete('alt')
  if (hasAlts) for (const address of form.getAll('screenshots')) form.append('alt', described[address] ?? '')
  throwFieldErrors(errors)
}

/** What the form’s screenshots are said to show, by their path. */
export function describedIn(form: URLSearchParams): Record<string, string> {
  const alts = form.getAll('alt')
  return Object.fromEntries(form.getAll('screenshots').flatMap((address, at) => (at < alts.length ? [[address, alts[at] ?? '']] : [])))
}

const messageOf = ({ data, message }: Failure): string => {
  const { picture } = (data?.['fieldErrors'] ?? {}) as Record<string, readonly string[] | undefined>
  return picture?.[0] ?? message
}

/** Adds the pressed picture of the page: `logo` or `screenshots`, and its path. */
function take(form: URLSearchParams): void {
  const [, field, path = ''] = /^(logo|screenshots) (.+)$/.exec(form.get('take') ?? '') ?? []
  form.delete('take')
  if (field === 'logo') form.set(field, path)
  else if (field !== undefined && !form.getAll(field).includes(path)) form.append(field, path)
}

/** Does what the pressed button says: `up`, `down` or `remove`, and the address of a picture. */
function arrange(form: URLSearchParams): void {
  const [, how, address = ''] = /^(up|down|remove) (.+)$/.exec(form.get('arrange') ?? '') ?? []
  form.delete('arrange')
  if (how === 'remove' && form.get('logo') === address) form.set('logo', '')
  const shots = form.getAll('screenshots')
  const at = shots.indexOf(address)
  if (how === undefined || at < 0) return
  const [moved = ''] = shots.splice(at, 1)
  if (how !== 'remove') shots.splice(Math.max(0, how === 'up' ? at - 1 : at + 1), 0, moved)
  form.delete('screenshots')
  for (const shot of shots) form.append('screenshots', shot)
}
