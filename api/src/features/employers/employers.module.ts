import { Global, Module } from '@nestjs/common';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { EmployerFigures } from '../ports/employer-figures.port.ts';
import { EmployerFoundation } from '../ports/employer-foundation.port.ts';
import { Directory } from './directory.service.ts';
import { Figures } from './figures.service.ts';
import { Founding } from './founding.service.ts';

@Global()
@Module({
  providers: [
    { provide: EmployerFoundation, useClass: Founding },
    { provide: EmployerDirectory, useClass: Directory },
    { provide: EmployerFigures, useClass: Figures },
  ],
  exports: [EmployerFoundation, EmployerDirectory, EmployerFigures],
})
export class EmployersModule {}
