import { Module } from '@nestjs/common';
import { CvTestsController } from './cv-tests.controller.ts';
import { CvTests } from './cv-tests.service.ts';
import { CvTestJobs } from './cv-tests.jobs.ts';

@Module({ controllers: [CvTestsController], providers: [CvTests, CvTestJobs] })
export class CvTestsModule {}
