/** What the operating system says when files cannot be written or read for now: no space, no quota, no handles, a broken disk. */
const faults: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Says whether an error means that the disk is full or fails, so that the same request can succeed later. */
export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && faults.has(error.code);
