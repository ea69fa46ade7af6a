import { brand, dataRequestLimits } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { PersonalData } from './personal-data.service.ts';
import { DataRequest, type DataRequestRow } from './data-request.entity.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';

/* What proves or opens something is no personal data, and has no place in a file that is passed on. */
const SECRET = /^(passwordHash|tokenHash|rotatedTokens|storageKey)$/;

/** Prepares exports: everything that the features keep about a person, in one JSON file. */
@Injectable()
export class PersonalDataExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly personal: PersonalData,
    private readonly engine: TransitionEngine,
    private readonly transitions: DataRequestTransitions,
  ) {}

  onModuleInit(): void {
    this.events.on('data-requests.export', { 'data.requested': (event) => this.prepare(event) });
  }

  private async prepare({ payload }: EventOf<'data.requested'>): Promise<void> {
    const _id = objectId(payload.requestId);
    const requests = this.database.collection<DataRequestRow>(DataRequest);
    const request = await requests.findOne({ _id, kind: 'export', state: 'requested' });
    if (!request) return;
    const now = this.clock.now();
    const sections = await this.personal.collect(request.userId);
    const content = { product: brand.name, preparedAt: now.toISOString(), ...sections };
    const bytes = Buffer.from(
      JSON.stringify(content, (key, value: unknown) => (SECRET.test(key) ? undefined : value), 2),
    );
    const storageKey = await this.files.put(bytes);
    const dueAt = new Date(now.getTime() + dataRequestLimits.exportReadyDays * DAY);
    await this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOneOrFail(DataRequest, { _id });
      const prepared = { storageKey, size: bytes.length, dueAt };
      await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, row, { to: 'ready', prepared });
    });
  }
}
