import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { DiskStore } from './disk-store.ts';
import { FileStore } from './file-store.port.ts';
import { GridFsStore } from './gridfs-store.ts';
import { StorageProbe } from './storage-probe.ts';

export const fileProviders: Provider[] = [
  StorageProbe,
  {
    provide: FileStore,
    inject: [SETTINGS, Database],
    useFactory: (settings: Settings, database: Database) =>
      settings.FILE_STORE === 'gridfs' ? new GridFsStore(database) : new DiskStore(join(settings.DATA_DIR, 'files')),
  },
];
