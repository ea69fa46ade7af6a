import { authOperations, secondFactorOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { SecondFactorSignIn } from './second-factor-sign-in.service.ts';
import { SecondFactors } from './second-factors.service.ts';

const operations = {
  ...secondFactorOperations,
  ...pickOperations(authOperations, 'signInWithCode', 'signInWithPasskey'),
};

/** Serves the second factor of the own account, and signing in with it. */
@OperationsController(operations)
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly secondFactorSignIn: SecondFactorSignIn,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    status: ({ caller }) => this.secondFactors.status(caller),
    begin: ({ caller, body, exchange }) => this.secondFactors.begin(caller, body.password, exchange),
    confirm: ({ caller, body, exchange }) => this.secondFactors.confirm(caller, body.code, exchange),
    renewRecoveryCodes: ({ caller, body, exchange }) =>
      this.secondFactors.renewRecoveryCodes(caller, body.password, exchange),
    beginPasskey: ({ caller, body, exchange }) => this.secondFactors.beginPasskey(caller, body.password, exchange),
    addPasskey: ({ caller, body, exchange }) => this.secondFactors.addPasskey(caller, body, exchange),
    removePasskey: ({ caller, body, exchange }) => this.secondFactors.removePasskey(caller, body, exchange),
    turnOff: ({ caller, body, exchange }) => this.secondFactors.turnOff(caller, body.password, exchange),
    signInWithCode: ({ body, exchange }) => this.secondFactorSignIn.signIn(body, exchange),
    signInWithPasskey: ({ body, exchange }) => this.secondFactorSignIn.signInWithPasskey(body, exchange),
  };
}
