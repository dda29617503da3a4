import { checkedLoader } from '#integrations/checked-loader.ts'
import { readTechnicians, TECHNICIANS_FOLDER } from './library.ts'

/**
 * The technicians that are written by hand. Imported ones are many: they are checked here too, but go straight into
 * the files that pages load.
 */
export const technicianLoader = () =>
  checkedLoader({
    name: 'technicians',
    paths: [TECHNICIANS_FOLDER],
    read: root => {
      const { written, problems } = readTechnicians(root)
      return { entries: written.map(one => ({ id: one.id, data: one })), problems }
    },
  })
