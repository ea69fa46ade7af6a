import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { AccessLog, type AccessLogEntry } from '../ports/access-log.port.ts';
import { DocumentAccess } from './document.entity.ts';

/** Looks at documents and contact data, kept beside the documents. */
@Injectable()
export class AccessLogService extends AccessLog {
  constructor(private readonly clock: Clock) {
    super();
  }

  record(unitOfWork: UnitOfWork, { document, ...look }: AccessLogEntry): void {
    const entry = unitOfWork.create(DocumentAccess, {
      _id: new ObjectId(),
      ...look,
      documentId: document?.id ?? null,
      fileName: document?.fileName ?? null,
      at: this.clock.now(),
    });
    unitOfWork.persist(entry);
  }
}
