import { addPicture as action } from '../../actions/pictures/add-picture.ts'
import { defineTool } from '../tool.ts'

export const addPicture = defineTool({
  endpoint: 'addPicture',
  action,
  title: 'Add a picture',
  description:
    'Keeps a logo or screenshot in the user’s account, so that a launch can show it: pass `url`, from which the file is fetched once, or a small file ' +
    'as `data` in base64. It is written anew as WebP, without metadata. Returns `url`: pass it to submit_product as `logo` or in `screenshots`. ' +
    'A picture that no launch uses is deleted after a week. Needs a connection, like submit_product.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  introduce: ({ url, width, height }) => `The picture is kept (${width} × ${height} pixels): ${url}`,
})
