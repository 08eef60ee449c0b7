import type { AskedPicture } from '../../../../domain/elsewhere/fields/pictures.ts'
import { ErrorSummary } from '../../../forms/form-field.tsx'
import { Picture } from '../../../parts/picture.tsx'
import { webUrl } from '../../../parts/web-url.ts'
import { LinkButton } from '../../../parts/button.tsx'
import { paths } from '../../../../../shared/paths.ts'

type Props = {
  slug: string
  directory: string
  pictures: AskedPicture[]
  /** Null if the listing can’t be edited now. */
  editPath: string | null
  /** Why one of them isn’t available in its size. */
  pictureError: string | undefined
}

/** The pictures that a directory asks for: to download in its size, the original, or what is missing. */
export function PreparedPictures({ slug, directory, pictures, editPath, pictureError }: Props) {
  if (pictures.length === 0) return null
  const isScaled = pictures.some(({ file }) => file !== null)
  return (
    <section class="board-part stack gap-4" id="pictures" aria-labelledby="pictures-title">
      <h2 id="pictures-title">Pictures</h2>
      {pictureError !== undefined && <ErrorSummary title="Couldn’t make the picture" errors={{}} message={pictureError} />}
      {isScaled && (
        <p class="soft small">
          Scaled down to the size it asks for. If its shape differs, we add plain edges. Nothing is stretched, cropped or enlarged.
        </p>
      )}
      <ul class="stack gap-3 flat bare">
        {pictures.map((picture) => (
          <li key={picture.what}>
            <PictureRow {...{ slug, directory, picture, editPath }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PictureRow({
  slug,
  directory,
  picture: { what, source, url, size, file, note },
  editPath,
}: Omit<Props, 'pictures' | 'pictureError'> & { picture: AskedPicture }) {
  const asked = [size === null ? '' : sizeWords(size), note ?? ''].filter((each) => each !== '').join('. ')
  const original = url === null ? null : webUrl(url)
  return (
    <div class="prepared__picture grid center gap-2-4">
      <Picture address={url ?? ''} shape={source} alt="" />
      <div>
        <p class="gap-0-3 row baseline between bold across">{what}</p>
        {asked !== '' && <p class="prepared__note soft smaller across">{asked}</p>}
        {url === null && (
          <p class="field-error above-2 bad medium wraps">
            {editPath === null ? (
              `Missing: upload a ${source} there yourself, or add one to your listing once your launch is live.`
            ) : (
              <>
                Missing: <a href={editPath}>add a {source} to your listing</a>.
              </>
            )}
          </p>
        )}
      </div>
      {url !== null && (
        <p class="prepared__get row center gap-2-4">
          {file !== null && size !== null && (
            <LinkButton href={paths.submissionPicture({ slug, directory, file })} look="small" words={`Download ${sizeWords(size)}`} />
          )}
          {original !== null && (
            <a href={original} target="_blank" rel="noopener noreferrer">
              Original
            </a>
          )}
        </p>
      )}
    </div>
  )
}

export const sizeWords = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`
