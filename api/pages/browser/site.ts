import { enableCopyButtons } from '../../../shared/ui/copy-buttons.ts'
import { showAuditProgress } from './audit-progress.ts'
import { mendImages } from './mend-images.ts'
import { focusSearchOnSlash } from './search-focus.ts'
import { keepPageOnUpvote } from './upvote.ts'

/** Only improvements: every page works without this file. */
enableCopyButtons(document)
focusSearchOnSlash(document)
showAuditProgress(document)
keepPageOnUpvote(document)
mendImages(document)
