/** Whether the service that processes share besides the database is there: none is set, it answers, or it does not. */
export type SharedServiceStatus = 'unused' | 'ok' | 'degraded';

/** What the processes of one installation share besides the database. Nothing depends on it but speed. */
export abstract class SharedService {
  abstract get status(): SharedServiceStatus;
}

/** For a process on its own. */
export class NoSharedService extends SharedService {
  get status(): SharedServiceStatus {
    return 'unused';
  }
}
